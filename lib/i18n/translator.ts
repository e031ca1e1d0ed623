import { createTranslator } from 'next-intl';
import en from '@/content/messages/en.json';
import id from '@/content/messages/id.json';
import type { Locale } from '@/lib/contract/locale';

/** English is the shape; a key that Indonesian lacks is a type error below. */
export type Messages = typeof en;
export type Namespace = keyof Messages;

export const MESSAGES: Record<Locale, Messages> = { en, id };

/** The words of one namespace where there is no page around, such as in a route handler. */
export function translator<N extends Namespace>(locale: Locale, namespace: N) {
  return createTranslator({ locale, messages: MESSAGES[locale], namespace, timeZone: 'Asia/Makassar' });
}
