import { createTranslator } from 'next-intl';
import en from '@/content/messages/en.json';
import id from '@/content/messages/id.json';
import type { Locale } from '@/lib/contract/locale';

/** The English messages define the keys. A key that is missing in Indonesian is a type error below. */
export type Messages = typeof en;
export type Namespace = keyof Messages;

export const MESSAGES: Record<Locale, Messages> = { en, id };

/**
 * Returns the function that formats the messages of a namespace, for code outside a page, such as route
 * handlers.
 */
export function translator<N extends Namespace>(locale: Locale, namespace: N) {
  return createTranslator({ locale, messages: MESSAGES[locale], namespace, timeZone: 'Asia/Makassar' });
}
