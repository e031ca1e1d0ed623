import { LIKES } from '@/content/art';
import { type Cart, cartTotal } from '@/lib/cart/cart';
import type { ProductSize } from '@/lib/catalogue/product-sizes';
import type { Address, Profile } from '@/lib/contract/account';
import type { CartLine } from '@/lib/contract/cart';
import type { Item } from '@/lib/contract/catalogue';
import { QUANTITY_MAX } from '@/lib/contract/limits';
import type { Order, OrderStatus } from '@/lib/contract/order';
import { ApiError } from '@/lib/errors/api-error';

export const NAME = 'Padang Boardshorts';
export const LONG_NAME = 'Padang Padang Boardshorts With The Cloud Print Of Cirebon, Second Edition';
export const EMAIL = 'ketut@example.com';
/** What somebody has typed into the search. */
export const QUESTION = 'padang';

export const FAILURE = new ApiError('unavailable', { id: '01JFZ5W3QK' });

export const PROFILE: Profile = {
  firstName: 'Ketut',
  lastName: 'Sari',
  email: EMAIL,
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

/** The fourth is sold out, and few are left of the third. */
export const SOME_SIZES = SIZES.map((value, index) => size(value, [9, 9, FEW, 0, 9][index] ?? 0));
export const NO_SIZES = SIZES.map((value) => size(value, 0));

export const PRICE = 899_000;
const line = (id: string, changes: Partial<CartLine> = {}): CartLine => ({
  id,
  itemName: NAME,
  sizeName: '32',
  quantity: 2,
  price: PRICE,
  ...changes,
});

export const LINES = [
  line('one', { quantity: 1 }),
  line('many', { itemName: LONG_NAME, quantity: QUANTITY_MAX, stock: QUANTITY_MAX }),
];
export const CHANGED_LINES = [
  line('short', { quantity: 3, stock: FEW }),
  line('sold-out', { stock: 0 }),
  line('dearer', { addedPrice: PRICE - 100_000 }),
];

export const PICTURED_LINE = line('pictured', { image: LIKES[0]?.src });
/** The size that a line has is sold out by now; so is another one. */
export const SIZED_LINE = line('sized', { itemId: '30', sizeName: '30' });
export const ITEMS = SIZES.map(
  (value, index): Item => ({ id: value, name: NAME, price: PRICE, size: { value }, stock: index % 3 }),
);

const cart = (items: CartLine[], discount = 0): Cart => ({
  items,
  totalPrice: cartTotal(items) - discount,
  checkoutKey: 'sample',
  ...(discount > 0 && { discount }),
});
const DISCOUNT = 100_000;
export const EMPTY_CART = cart([]);
export const CART = cart(LINES);
export const LESS_CART = cart(LINES, DISCOUNT);
export const CODE_CART: Cart = { ...cart(CHANGED_LINES, DISCOUNT), discountCode: 'OMBAK' };
/** Its first line is what was added. */
export const ADDED_CART = cart([PICTURED_LINE, ...LINES.slice(1)]);

const PLACED = '2036-05-14T02:00:00.000Z';
const CHANGED = '2036-05-14T02:05:00.000Z';
const EXPIRES = '2036-05-15T02:00:00.000Z';

function order(status: string, changes: Partial<Order> = {}): Order {
  const lines = LINES.map(({ id, itemName, sizeName, quantity, price }) => ({
    id,
    itemId: id,
    itemName,
    sizeName,
    quantity,
    price,
    image: undefined,
  }));
  return {
    id: 'SGR-2036-0001',
    customerName: 'Ketut Sari',
    customerEmail: EMAIL,
    customerPhone: undefined,
    status,
    total: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    method: status === 'paid' ? 'credit_card' : '',
    createdAt: PLACED,
    updatedAt: CHANGED,
    snapToken: undefined,
    expiresAt: undefined,
    shipping: undefined,
    fulfilment: undefined,
    discount: undefined,
    events: [{ status: 'pending', at: PLACED }, ...(status === 'pending' ? [] : [{ status, at: CHANGED }])],
    lines,
    ...changes,
  };
}

const IN_EACH_STATUS: Record<OrderStatus, Partial<Order>> = {
  pending: { snapToken: 'sample', expiresAt: EXPIRES },
  paid: {},
  failed: {},
  expired: {},
  cancelled: {},
  refunded: {},
};

const PARCEL = {
  carrier: 'JNE',
  trackingNumber: 'JNE0012345678',
  trackingUrl: 'https://carrier.example/JNE0012345678',
  shippedAt: CHANGED,
  deliveredAt: undefined,
  expectedAt: EXPIRES,
};

/** One in each status, one whose money came too late, and one whose parcel is on its way. */
export const ORDERS = [
  ...Object.entries(IN_EACH_STATUS).map(([status, changes]) => order(status, changes)),
  order('expired', { events: [{ status: 'refunding', at: CHANGED }] }),
  order('paid', { fulfilment: { ...PARCEL, status: 'shipped' } }),
].map((one, index): Order => ({ ...one, id: `SGR-2036-000${String(index + 1)}` }));

const RECEIVED = order('paid', { fulfilment: { ...PARCEL, status: 'delivered', deliveredAt: EXPIRES } });
/** It has all there is to be told of one. */
export const WHOLE_ORDER: Order = {
  ...RECEIVED,
  total: RECEIVED.total - DISCOUNT,
  discount: DISCOUNT,
  lines: RECEIVED.lines.map((one, index) => ({ ...one, image: index === 0 ? LIKES[0]?.src : undefined })),
  shipping: ADDRESS,
};

export const REFUNDED_ORDER = order('refunded', { method: 'credit_card' });
