import 'server-only';
import { revalidateTag } from 'next/cache';
import { within } from '@/lib/bff/deadline';
import { refreshCatalogue } from '@/lib/catalogue/catalogue-memory';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import type { Variant } from '@/lib/contract/catalogue';
import { type CatalogueChange, catalogueChange } from './catalogue-change';
import { cataloguePrints } from './catalogue-prints';
import { keepKnownPrints, readKnownPrints } from './known-prints';

export type RevalidatedCatalogue = CatalogueChange & { products: ShopProduct[]; variants: Variant[] };

async function revalidateNow(deadline: number): Promise<RevalidatedCatalogue> {
  const { after } = await within(deadline - Date.now(), refreshCatalogue());
  const prints = cataloguePrints(after);
  const change = catalogueChange(await readKnownPrints(), prints);
  // Old pages are served while they are made anew, and for good while that fails.
  for (const tag of change.tags) revalidateTag(tag, 'max');
  await keepKnownPrints(prints);
  return { ...change, products: after.products, variants: after.variants };
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * Reads the catalogue anew, compares it with the one that the pages were made of, and marks the pages that show a
 * difference. One at a time, so that no change falls between two comparisons.
 * @param deadline when nobody waits for it any more, in milliseconds of the clock; marks made later would be lost
 * @throws ApiError when the catalogue cannot be read; nothing is marked then
 */
export function revalidateCatalogue(deadline: number): Promise<RevalidatedCatalogue> {
  const mine = turn.then(() => revalidateNow(deadline));
  turn = mine.catch(() => undefined);
  return mine;
}
