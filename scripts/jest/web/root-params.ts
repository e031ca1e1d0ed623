import type { Locale } from '@/lib/contract/locale';

let root: Locale | undefined;

/** Replaces `next/root-params`, which Next's compiler generates. A component that is tested alone has no route. */
export const locale = async (): Promise<Locale | undefined> => root;

/** Sets the language of the components that are rendered next. */
export function setRootLocale(named: Locale): void {
  root = named;
}
