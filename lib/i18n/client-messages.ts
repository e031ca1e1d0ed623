import type { Locale } from '@/lib/contract/locale';
import { MESSAGES, type Messages, type Namespace } from './translator';

/** The messages that client components get: whole namespaces, or some keys of a namespace. */
export type ClientMessages = { [N in Namespace]?: Partial<Messages[N]> };

/** Picks namespaces for client components. Their messages become part of the page's HTML. */
export function pickNamespaces(locale: Locale, namespaces: readonly Namespace[]): ClientMessages {
  return Object.fromEntries(namespaces.map((namespace) => [namespace, MESSAGES[locale][namespace]]));
}

/** Picks some messages of a large namespace. */
export function pickMessages<N extends Namespace>(
  locale: Locale,
  namespace: N,
  keys: readonly (keyof Messages[N] & string)[],
): ClientMessages {
  const messages = MESSAGES[locale][namespace];
  return { [namespace]: Object.fromEntries(keys.map((key) => [key, messages[key]])) };
}

/** The namespaces of components that load on demand. The browser fetches these messages with the code. */
export const LAZY_MESSAGE_NAMESPACES = [
  'accountMenu',
  'languageOffer',
  'addition',
  'account',
  'cart',
  'checkout',
  'order',
  'errors',
  'sizeGuide',
  'viewer',
  'searchField',
  'newsletter',
] as const;
