// The catalogue of another product API: ids are numbers, there are unknown fields, and one entry is invalid.

import { AWKWARD_ITEMS, AWKWARD_PRODUCTS, MANY_SIZES } from './awkward-products.mjs';

export const SHOPPER_LOGIN = { email: 'made@foreign.example', password: 'a-foreign-password' };
/** The key that the shop's page must send to the payment widget. */
export const PAYMENT_CLIENT_KEY = 'foreign-client-key';

export const VARIANTS = [
  { id: 3, name: 'Essential', isMen: true, sortOrder: 1 },
  { id: 4, name: 'Longboard', isMen: true, sortOrder: 2 },
  // This variant has no products.
  { id: 6, name: 'Alaia', isMen: true, sortOrder: 4 },
  { id: 5, name: 'One Piece', isMen: false, sortOrder: 3 },
];

export const CATEGORIES = [
  { id: 10, name: 'Boardshorts', seo: null },
  { id: 11, name: 'Swimsuit', seo: null },
];

export const SIZES = [
  { id: 1, value: '30', region: 'US' },
  { id: 2, value: '32', region: 'US' },
  ...MANY_SIZES,
];

export const PRODUCTS = [
  {
    id: 7,
    name: 'Reef Runner',
    price: 450_000,
    colour: 'Coral',
    image: [{ url: 'pictures/reef.svg', altText: 'front' }],
    imagedetail: [],
    categoryId: 10,
    variantId: 3,
    isFeatured: true,
    warehouse: { aisle: 4 },
  },
  { id: 8, name: 'Plain Plank', price: 125_000 },
  { id: 'broken', name: '', price: 'a lot', image: 'no list' },
  {
    id: 9,
    name: 'Tide Suit',
    price: 800_000,
    image: [{ url: 'pictures/tide.jpg' }],
    categoryId: 11,
    category: { name: 'Swimsuit' },
    variantId: 5,
  },
  ...AWKWARD_PRODUCTS,
];

/** Items without a stock number count as in stock. */
export const ITEMS = [
  { id: 71, name: 'Reef Runner', price: 450_000, size: { value: '30' }, bin: 'A1' },
  { id: 72, name: 'Reef Runner', price: 450_000, size: { id: 2, value: '32' } },
  { id: 91, name: 'Tide Suit', price: 800_000, size: { id: 1, value: '30' } },
  ...AWKWARD_ITEMS,
];
