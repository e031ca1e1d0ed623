import type { Scene } from './scene';
import { ACCOUNT_SCENES } from './scenes/account';
import { CART_SCENES } from './scenes/cart';
import { CATALOGUE_SCENES } from './scenes/catalogue';
import { CHECKOUT_SCENES } from './scenes/checkout';
import { LEAD_SCENES } from './scenes/leads';
import { ORDER_SCENES } from './scenes/orders';
import { PASSWORD_SCENES } from './scenes/passwords';
import { PROFILE_SCENES } from './scenes/profile';
import { RECEIPT_SCENES } from './scenes/receipts';
import { SESSION_SCENES } from './scenes/session';

/** Every call of the storefront to the product API, at the steps of the journeys that make it. */
export const SCENES: readonly Scene[] = [
  ...ACCOUNT_SCENES,
  ...SESSION_SCENES,
  ...PASSWORD_SCENES,
  ...PROFILE_SCENES,
  ...CART_SCENES,
  ...CHECKOUT_SCENES,
  ...ORDER_SCENES,
  ...RECEIPT_SCENES,
  ...LEAD_SCENES,
  ...CATALOGUE_SCENES,
];
