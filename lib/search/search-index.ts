import 'server-only';
import { loadCatalogue } from '@/lib/catalogue/catalogue';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import type { Locale } from '@/lib/contract/locale';
import { perProcess } from '@/lib/per-process';
import { indexWords, inLanguage, type Searched, type SearchIndex, type WordIndex } from './word-index';

/** Whether a search finds the one by what it finds the other by: a price and a picture are none of it. */
function readsAlike(one: ShopProduct, other: ShopProduct | undefined): boolean {
  const wordsOfIt = ({
    name,
    colour,
    description,
    category,
    categoryId,
    variantId,
    translations,
  }: ShopProduct) =>
    JSON.stringify([name, colour, description, category, categoryId, variantId, translations]);
  return one === other || (other !== undefined && wordsOfIt(one) === wordsOfIt(other));
}

function isSearchedAlike(one: Searched, other: Searched): boolean {
  return (
    one.variants === other.variants &&
    one.categories === other.categories &&
    one.products.length === other.products.length &&
    one.products.every((product, at) => readsAlike(product, other.products[at]))
  );
}

type Made = { of: Searched; index: WordIndex };

const memory = () => perProcess('search', (): { making?: Promise<Made> } => ({}));

async function make(of: Searched): Promise<Made> {
  return { of, index: await indexWords(of) };
}

/**
 * A catalogue with its index in a language, which is made when it is first searched, and again when a word of the catalogue
 * has changed: once for all who ask meanwhile.
 * @throws ApiError as `loadCatalogue` does
 */
export async function loadSearch(
  locale: Locale,
): Promise<{ searched: Searched; index: SearchIndex } | Outage> {
  for (;;) {
    const searched = await loadSearched();
    if (isOutage(searched)) return searched;
    const known = memory();
    const { making } = known;
    const made = await making;
    if (made && isSearchedAlike(made.of, searched)) {
      made.of = searched;
      return { searched, index: inLanguage(made.index, searched, locale) };
    }
    if (known.making === making) known.making = make(searched);
  }
}

/** What is searched; an outage while the shop is built. @throws ApiError as `loadCatalogue` does */
export async function loadSearched(): Promise<Searched | Outage> {
  const { products, variants, categories } = await loadCatalogue('products', 'variants', 'categories');
  if (isOutage(products)) return products;
  if (isOutage(variants)) return variants;
  return isOutage(categories) ? categories : { products, variants, categories };
}
