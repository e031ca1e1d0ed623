import 'server-only';
import type { Query } from 'minisearch';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import type { Locale } from '@/lib/contract/locale';
import type { CatalogueIndex } from './catalogue-index';
import type { Phrases } from './phrases';
import type { Vocabulary } from './vocabulary';

/** A catalogue as it is searched in one language. */
export class SearchIndex {
  readonly vocabulary: Vocabulary;
  readonly phrases: Phrases;

  constructor(
    readonly catalogue: CatalogueIndex,
    readonly locale: Locale,
  ) {
    this.vocabulary = catalogue.vocabularies[locale];
    this.phrases = catalogue.phrases[locale];
  }

  /** Products by a query of the index, the best first. */
  find(query: Query): ShopProduct[] {
    return this.catalogue.find(query, this.locale);
  }

  /** Products that have all of the words in their description, in the catalogue's order. For words in no index. */
  scan(words: readonly string[]): ShopProduct[] {
    return this.catalogue.scan(words, this.locale);
  }
}
