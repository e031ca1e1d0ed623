import type { Text } from './text';

/** What a reader of the catalogue is told. */
export const catalogueTexts = {
  noSuchProduct: { en: 'There is no such product', id: 'Produk itu tidak ada' },
  noSuchCollection: { en: 'There is no such collection', id: 'Koleksi itu tidak ada' },
} satisfies Record<string, Text>;

/** What a customer reads about the cart. */
export const cartTexts = {
  added: { en: 'Product has been added to the cart', id: 'Produk sudah masuk ke keranjang' },
  changed: { en: 'The quantity is changed', id: 'Jumlahnya sudah diubah' },
  removed: { en: 'The item is removed from the cart', id: 'Barang sudah dikeluarkan dari keranjang' },
  cleared: { en: 'The cart is empty', id: 'Keranjang sudah dikosongkan' },
  // Readers know this case by its text, so it is the same in every language (contract, Cart).
  noSuchItem: {
    en: 'Item with the selected size not found',
    id: 'Item with the selected size not found',
  },
  noSuchLine: { en: 'This item is not in your cart', id: 'Barang ini tidak ada di keranjang Anda' },
  soldOut: { en: '{item} in size {size} is sold out', id: '{item} ukuran {size} sudah habis' },
  fewLeft: {
    en: 'Only {left} of {item} in size {size} left',
    id: '{item} ukuran {size} hanya tersisa {left}',
  },
  fewLeftInCart: {
    en: 'Only {left} of {item} in size {size} left, and {inCart} in your cart already',
    id: '{item} ukuran {size} hanya tersisa {left}, dan {inCart} sudah ada di keranjang Anda',
  },
  tooMany: {
    en: 'One order takes at most {most} pieces of an item',
    id: 'Satu pesanan paling banyak {most} buah untuk tiap barang',
  },
} satisfies Record<string, Text>;
