import { WORDS } from '@/e2e/support/steps/words';
import { all, choose, message, refuse, type Scene } from './scene';
import { button, dialog, field, heading } from './steps';
import type { Visitor } from './visitor';

const words = WORDS.en;
const ADD = button(words.addToCart);
const CLOSE = 'Close';
const PRODUCT = '/men/balangan-essential';
const cart = dialog(words.cartTitle);
const checkout = dialog(words.checkoutTitle);
const order = dialog(words.orderStatus);
const logout = dialog('Are you sure you want to logout?');
const account = button('Account');
const openCart = (visitor: Visitor) => visitor.press(button(words.cart));
const openAccount = (visitor: Visitor) => visitor.press(account);
const LINE = 'Balangan Essential, size 34';

/** What a customer opens, in this order: the first puts something into the cart. */
export const SHOPPER_SCENES: Scene[] = [
  { name: 'added', path: PRODUCT, prepare: choose('34'), opener: ADD, ...message(words.added) },
  {
    name: 'size gone',
    path: PRODUCT,
    prepare: all(choose('34'), refuse('/api/cart/add', 409, 'size_unavailable')),
    opener: ADD,
    ...message('Size that you selected is not available'),
    back: { role: 'radiogroup', name: /^Size/ },
  },
  {
    name: 'not added',
    path: PRODUCT,
    prepare: all(choose('34'), refuse('/api/cart/add', 502, 'upstream_failed')),
    opener: ADD,
    ...message('Failed to add item to cart'),
  },
  {
    name: 'cart',
    path: '/men',
    opener: button(words.cart),
    dialog: cart,
    shows: [heading(words.cartTitle, cart), button(`Remove ${LINE}`, cart), button(words.checkout, cart)],
  },
  {
    name: 'line not removed',
    path: '/men',
    prepare: all(openCart, refuse('/api/cart/remove', 502, 'upstream_failed')),
    opener: button(`Remove ${LINE}`, cart),
    ...message('Error removing item from cart. Please try again.'),
    back: cart,
  },
  {
    name: 'quantity not changed',
    path: '/men',
    prepare: all(openCart, refuse('/api/cart/items', 502, 'upstream_failed')),
    opener: button(`One more of ${LINE}`, cart),
    ...message('Error changing the quantity. Please try again.'),
  },
  {
    name: 'checkout',
    path: '/men',
    prepare: openCart,
    opener: button(words.checkout, cart),
    dialog: checkout,
    shows: [
      heading(words.checkoutTitle, checkout),
      field(words.receiptName, checkout),
      button(CLOSE, checkout),
    ],
    back: button(words.cart),
  },
  {
    name: 'order status',
    path: '/men',
    prepare: openAccount,
    opener: button(words.orderStatus),
    dialog: order,
    shows: [heading(words.orderStatus, order), button(CLOSE, order)],
    back: account,
  },
  {
    name: 'logout',
    path: '/men',
    prepare: openAccount,
    opener: button('Logout'),
    dialog: logout,
    shows: [button('Logout', logout), button('Cancel', logout)],
    back: account,
  },
  {
    name: 'logout that failed',
    path: '/men',
    prepare: all(
      openAccount,
      (visitor) => visitor.press(button('Logout')),
      refuse('/api/users/logout', 502, 'upstream_failed'),
    ),
    opener: button('Logout', logout),
    ...message('Error during logout. Please try again.'),
    back: account,
  },
];
