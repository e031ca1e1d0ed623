import type { Locale } from '@/lib/contract/locale';

let root: Locale | undefined;

/** Stands for `next/root-params`, which Next's compiler writes: no page is around a part that is tested alone. */
export const locale = async (): Promise<Locale | undefined> => root;

/** The language of the page around the part that is rendered next. */
export function setRootLocale(named: Locale): void {
  root = named;
}
