import compile from 'icu-minify/compile';
import type { Locale } from '@/lib/contract/locale';
import type { CompiledText } from './format-text';
import { refuseUnknownKinds } from './refuse-unknown-kinds';
import { MESSAGES, type Messages, type Namespace } from './translator';

/** One namespace, compiled so that the browser needs no ICU parser. */
type CompiledTexts<N extends Namespace> = Record<keyof Messages[N] & string, CompiledText>;

/** What client components may say: the namespaces, or parts of them, a page hands to its `TextsProvider`. */
export type ClientTexts = { [N in Namespace]?: Partial<CompiledTexts<N>> };

/** Each message is compiled once, though every rendering says dozens of them. */
const compiled = new Map<string, unknown>();

/** @throws {Error} for a message that the browser could not format */
function compileText(message: string): unknown {
  if (!compiled.has(message)) {
    // Cloned, because the compiler's objects have no prototype, and such cannot be handed to the browser's side.
    const text: unknown = structuredClone(compile(message));
    refuseUnknownKinds(text);
    compiled.set(message, text);
  }
  return compiled.get(message);
}

/** @param wanted the keys; by default all of them */
function compileNamespace(messages: object, wanted?: readonly string[]) {
  const entries = Object.entries(messages)
    .filter(([key]) => !wanted || wanted.includes(key))
    .map(([key, message]) => [key, compileText(String(message))]);
  return Object.fromEntries(entries);
}

/** Flat namespaces for the browser. Name few: they are part of the page's HTML. */
export function clientTexts(locale: Locale, namespaces: readonly Namespace[]): ClientTexts {
  return Object.fromEntries(
    namespaces.map((namespace) => [namespace, compileNamespace(MESSAGES[locale][namespace])]),
  );
}

/** Of a large namespace the words that a page says, and no others. */
export function someTexts<N extends Namespace>(
  locale: Locale,
  namespace: N,
  keys: readonly (keyof Messages[N] & string)[],
): ClientTexts {
  return { [namespace]: compileNamespace(MESSAGES[locale][namespace], keys) };
}

/** The words of what opens on demand: fetched with its code, not part of every page. */
export const LAZY_NAMESPACES = [
  'accountMenu',
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
