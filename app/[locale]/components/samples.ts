import { SUGGESTED_PRODUCT_PICTURES } from '@/content/site-pictures';
import { type Cart, sumCartLines } from '@/lib/cart/cart';
import type { ProductPicture } from '@/lib/catalogue/product-pictures';
import type { ProductSize } from '@/lib/catalogue/product-sizes';
import type { Address, Profile } from '@/lib/contract/account';
import type { CartLine } from '@/lib/contract/cart';
import type { Item } from '@/lib/contract/catalogue';
import { MAX_QUANTITY } from '@/lib/contract/limits';
import type { Locale } from '@/lib/contract/locale';
import type { Order } from '@/lib/contract/order';
import type { ProductSuggestion } from '@/lib/contract/search';
import { ApiError } from '@/lib/errors/api-error';
import { createOrder, createOrderLine } from '@/lib/testing/an-order';

export const PRODUCT_NAME = 'Padang Boardshorts';
export const LONG_PRODUCT_NAME = 'Padang Padang Boardshorts With The Cloud Print Of Cirebon, Second Edition';
export const EMAIL_ADDRESS = 'ketut@example.com';
export const SEARCH_TEXT = 'padang';

export const UNAVAILABLE_ERROR = new ApiError('unavailable', { id: '01JFZ5W3QK' });

export const PROFILE: Profile = {
  firstName: 'Ketut',
  lastName: 'Sari',
  email: EMAIL_ADDRESS,
  phone: '+62 812 3456 7890',
};
export const ADDRESS: Address = {
  receiptName: 'Ketut Sari',
  address: 'Jl. Pantai Padang Padang 1',
  city: 'Badung',
  province: 'Bali',
  postalCode: '80361',
};

const SIZES = ['28', '30', '32', '34', '36'];
const FEW = 2;

const size = (value: string, stock: number): ProductSize => ({ sizeId: value, value, itemId: value, stock });

/** The third size has low stock, and the fourth is sold out. */
export const PARTLY_SOLD_OUT_SIZES = SIZES.map((value, index) => size(value, [9, 9, FEW, 0, 9][index] ?? 0));
export const SOLD_OUT_SIZES = SIZES.map((value) => size(value, 0));

export const PRICE_IDR = 899_000;
const line = (id: string, changes: Partial<CartLine> = {}): CartLine => ({
  id,
  itemName: PRODUCT_NAME,
  sizeName: '32',
  quantity: 2,
  price: PRICE_IDR,
  ...changes,
});

export const CART_LINES = [
  line('one', { quantity: 1 }),
  line('many', { itemName: LONG_PRODUCT_NAME, quantity: MAX_QUANTITY, stock: MAX_QUANTITY }),
];
export const CART_LINES_WITH_NOTES = [
  line('short', { quantity: 3, stock: FEW }),
  line('sold-out', { stock: 0 }),
  line('dearer', { addedPrice: PRICE_IDR - 100_000 }),
];

export const CART_LINE_WITH_PICTURE = line('pictured', { image: SUGGESTED_PRODUCT_PICTURES[0]?.src });
/** A line of size 30. In PARTLY_SOLD_OUT_ITEMS, this size and another one are sold out. */
export const SOLD_OUT_CART_LINE = line('sized', { itemId: '30', sizeName: '30' });
export const PARTLY_SOLD_OUT_ITEMS = SIZES.map(
  (value, index): Item => ({
    id: value,
    name: PRODUCT_NAME,
    price: PRICE_IDR,
    size: { value },
    stock: index % 3,
  }),
);

const cart = (items: CartLine[], discount = 0): Cart => ({
  items,
  totalPrice: sumCartLines(items) - discount,
  checkoutKey: 'sample',
  ...(discount > 0 && { discount }),
});
const DISCOUNT = 100_000;
export const EMPTY_CART = cart([]);
export const CART = cart(CART_LINES);
export const DISCOUNTED_CART = cart(CART_LINES, DISCOUNT);
export const CART_WITH_DISCOUNT_CODE: Cart = {
  ...cart(CART_LINES_WITH_NOTES, DISCOUNT),
  discountCode: 'OMBAK',
};
/** The first line is the added one. */
export const CART_AFTER_ADDITION = cart([CART_LINE_WITH_PICTURE, ...CART_LINES.slice(1)]);

const PLACED = '2036-05-14T02:00:00.000Z';
const CHANGED = '2036-05-14T02:05:00.000Z';
const EXPIRES = '2036-05-15T02:00:00.000Z';

function order(status: string, changes: Partial<Order> = {}): Order {
  const lines = CART_LINES.map(({ id, itemName, sizeName, quantity, price }) =>
    createOrderLine({ id, itemId: id, itemName, sizeName, quantity, price }),
  );
  return createOrder({
    id: 'SGR-2036-0001',
    customerName: 'Ketut Sari',
    customerEmail: EMAIL_ADDRESS,
    status,
    total: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    method: status === 'paid' ? 'credit_card' : '',
    createdAt: PLACED,
    updatedAt: CHANGED,
    events: [{ status: 'pending', at: PLACED }, ...(status === 'pending' ? [] : [{ status, at: CHANGED }])],
    lines,
    ...changes,
  });
}

const PARCEL = {
  carrier: 'JNE',
  trackingNumber: 'JNE0012345678',
  trackingUrl: 'https://carrier.example/JNE0012345678',
  shippedAt: CHANGED,
  deliveredAt: undefined,
  expectedAt: EXPIRES,
};

/** An order in each status, an order that was paid too late, and an order whose parcel is on its way. */
export const ORDERS = [
  order('pending', { snapToken: 'sample', expiresAt: EXPIRES }),
  ...['paid', 'failed', 'expired', 'cancelled', 'refunded'].map((status) => order(status)),
  order('expired', { events: [{ status: 'refunding', at: CHANGED }] }),
  order('paid', { fulfilment: { ...PARCEL, status: 'shipped' } }),
].map((each, index): Order => ({ ...each, id: `SGR-2036-000${String(index + 1)}` }));

const RECEIVED = order('paid', { fulfilment: { ...PARCEL, status: 'delivered', deliveredAt: EXPIRES } });
/** An order with every optional field. */
export const ORDER_WITH_ALL_FIELDS: Order = {
  ...RECEIVED,
  total: RECEIVED.total - DISCOUNT,
  discount: DISCOUNT,
  lines: RECEIVED.lines.map((each, index) => ({
    ...each,
    image: index === 0 ? SUGGESTED_PRODUCT_PICTURES[0]?.src : undefined,
  })),
  shipping: ADDRESS,
};

export const REFUNDED_ORDER = order('refunded', { method: 'credit_card' });

/** Pictures of the brand, so that the page does not depend on the catalogue. */
export const PRODUCT_PICTURES = SUGGESTED_PRODUCT_PICTURES.map(
  ({ src, width, height, dominant }): ProductPicture => ({
    ...{ view: 'main', alt: undefined },
    ...{ src, width, height, dominant },
  }),
);

export const getSamplePhotos = (locale: Locale) =>
  SUGGESTED_PRODUCT_PICTURES.map(({ product: _, alt, ...photo }) => ({ ...photo, alt: alt[locale] }));

/** Suggested products: one has a long name, one no picture. */
export const SUGGESTED_PRODUCTS = [PRODUCT_NAME, LONG_PRODUCT_NAME, 'Pantai Padang'].map(
  (name, index): ProductSuggestion => ({
    ...{ id: name, name, price: PRICE_IDR, href: '/components', section: 'men' },
    ...(index < 2 && { picture: PRODUCT_PICTURES[index] }),
  }),
);

/** Returns the caption of a state or group: 'noPicture' becomes 'No picture'. */
export function formatSampleCaption(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
