import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/contract/locale';
import { MESSAGES, type Namespace } from './messages';

/** The words of one namespace where there is no page around, such as in a route handler. */
export function translator<N extends Namespace>(locale: Locale, namespace: N) {
  return createTranslator({ locale, messages: MESSAGES[locale], namespace, timeZone: 'Asia/Makassar' });
}
