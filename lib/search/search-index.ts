import 'server-only';
import MiniSearch, { type Query } from 'minisearch';
import { sectionOf } from '@/lib/catalogue/section';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import type { Category, Variant } from '@/lib/contract/catalogue';
import type { Locale } from '@/lib/contract/locale';
import { Phrases } from './phrases';
import { wordsOf } from './plain-words';
import { documentMaker, FIELD_WEIGHTS, FIELDS, isField, type Standing } from './search-document';
import { isSilent } from './terms';
import { Vocabulary } from './vocabulary';

/** What a search needs of the catalogue. */
export type Searched = { products: ShopProduct[]; variants: Variant[]; categories: Category[] };

function standings({ variants, categories }: Searched): (product: ShopProduct) => Standing {
  const variantNames = new Map(variants.map(({ id, name }) => [id, name]));
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));

  return (product) => ({
    section: sectionOf(product, variants),
    variant: variantNames.get(product.variantId ?? ''),
    category: product.category?.name ?? categoryNames.get(product.categoryId ?? ''),
  });
}

/** A catalogue in one language, made ready to be searched. */
export class SearchIndex {
  readonly vocabulary = new Vocabulary();
  readonly phrases: Phrases;
  readonly #products: ShopProduct[];
  readonly #index: MiniSearch;

  constructor(searched: Searched, locale: Locale) {
    this.phrases = new Phrases(locale);
    this.#products = searched.products;
    this.#index = new MiniSearch({
      fields: [...FIELDS],
      // A word counts once in each place: a large catalogue is indexed in half the time, and found no worse.
      tokenize: (text) => [...new Set(wordsOf(text))],
      processTerm: (term, field) => this.#learn(term, field),
      searchOptions: { boost: FIELD_WEIGHTS, weights: { fuzzy: 0.3, prefix: 0.4 } },
    });
    this.#fill(searched, locale);
  }

  #fill(searched: Searched, locale: Locale): void {
    const standingOf = standings(searched);
    const documentOf = documentMaker(locale);

    for (const [id, product] of searched.products.entries()) {
      const standing = standingOf(product);
      this.#index.add({ id, ...documentOf(product, standing) });
      this.phrases.learn(product, standing);
    }
  }

  /** @param field where in a product the word stands; none for the word of a question */
  #learn(word: string, field: string | undefined): string | undefined {
    if (!isField(field)) return word;
    if (field !== 'name' && isSilent(word)) return undefined;
    this.vocabulary.add(word, FIELD_WEIGHTS[field]);
    return word;
  }

  /** Products by a query of the index, the best first. */
  find(query: Query): ShopProduct[] {
    return this.#index.search(query).flatMap(({ id }) => this.#products[Number(id)] ?? []);
  }
}
