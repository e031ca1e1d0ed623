import enAccount from '@/content/messages/en/account.json';
import enCart from '@/content/messages/en/cart.json';
import enCatalogue from '@/content/messages/en/catalogue.json';
import enCheckout from '@/content/messages/en/checkout.json';
import enCommon from '@/content/messages/en/common.json';
import enErrors from '@/content/messages/en/errors.json';
import enFailures from '@/content/messages/en/failures.json';
import enHome from '@/content/messages/en/home.json';
import enLayout from '@/content/messages/en/layout.json';
import enMen from '@/content/messages/en/men.json';
import enOrder from '@/content/messages/en/order.json';
import enProduct from '@/content/messages/en/product.json';
import enSession from '@/content/messages/en/session.json';
import enValidation from '@/content/messages/en/validation.json';
import enWoman from '@/content/messages/en/woman.json';
import idAccount from '@/content/messages/id/account.json';
import idCart from '@/content/messages/id/cart.json';
import idCatalogue from '@/content/messages/id/catalogue.json';
import idCheckout from '@/content/messages/id/checkout.json';
import idCommon from '@/content/messages/id/common.json';
import idErrors from '@/content/messages/id/errors.json';
import idFailures from '@/content/messages/id/failures.json';
import idHome from '@/content/messages/id/home.json';
import idLayout from '@/content/messages/id/layout.json';
import idMen from '@/content/messages/id/men.json';
import idOrder from '@/content/messages/id/order.json';
import idProduct from '@/content/messages/id/product.json';
import idSession from '@/content/messages/id/session.json';
import idValidation from '@/content/messages/id/validation.json';
import idWoman from '@/content/messages/id/woman.json';
import type { Locale } from '@/lib/contract/locale';

const en = {
  account: enAccount,
  cart: enCart,
  catalogue: enCatalogue,
  checkout: enCheckout,
  common: enCommon,
  errors: enErrors,
  failures: enFailures,
  home: enHome,
  layout: enLayout,
  men: enMen,
  order: enOrder,
  product: enProduct,
  session: enSession,
  validation: enValidation,
  woman: enWoman,
};

/** English is the shape; a key that Indonesian lacks is a type error here. */
export type Messages = typeof en;
export type Namespace = keyof Messages;

const id: Messages = {
  account: idAccount,
  cart: idCart,
  catalogue: idCatalogue,
  checkout: idCheckout,
  common: idCommon,
  errors: idErrors,
  failures: idFailures,
  home: idHome,
  layout: idLayout,
  men: idMen,
  order: idOrder,
  product: idProduct,
  session: idSession,
  validation: idValidation,
  woman: idWoman,
};

/** Every word of the shop, by language. */
export const MESSAGES: Record<Locale, Messages> = { en, id };
