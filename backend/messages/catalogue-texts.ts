import type { Text } from './text';

/** What a reader of the catalogue is told. */
export const catalogueTexts = {
  noSuchProduct: { en: 'There is no such product', id: 'Produk itu tidak ada' },
  noSuchCollection: { en: 'There is no such collection', id: 'Koleksi itu tidak ada' },
} satisfies Record<string, Text>;
