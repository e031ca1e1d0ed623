import enAccount from '@/content/messages/en/account.json';
import enCart from '@/content/messages/en/cart.json';
import enCatalogue from '@/content/messages/en/catalogue.json';
import enCheckout from '@/content/messages/en/checkout.json';
import enCommon from '@/content/messages/en/common.json';
import enErrors from '@/content/messages/en/errors.json';
import enFailures from '@/content/messages/en/failures.json';
import enHome from '@/content/messages/en/home.json';
import enLayout from '@/content/messages/en/layout.json';
import enListing from '@/content/messages/en/listing.json';
import enMen from '@/content/messages/en/men.json';
import enOrder from '@/content/messages/en/order.json';
import enProduct from '@/content/messages/en/product.json';
import enSearch from '@/content/messages/en/search.json';
import enSearchField from '@/content/messages/en/search-field.json';
import enSession from '@/content/messages/en/session.json';
import enShare from '@/content/messages/en/share.json';
import enSizeGuide from '@/content/messages/en/size-guide.json';
import enValidation from '@/content/messages/en/validation.json';
import enViewer from '@/content/messages/en/viewer.json';
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
import idListing from '@/content/messages/id/listing.json';
import idMen from '@/content/messages/id/men.json';
import idOrder from '@/content/messages/id/order.json';
import idProduct from '@/content/messages/id/product.json';
import idSearch from '@/content/messages/id/search.json';
import idSearchField from '@/content/messages/id/search-field.json';
import idSession from '@/content/messages/id/session.json';
import idShare from '@/content/messages/id/share.json';
import idSizeGuide from '@/content/messages/id/size-guide.json';
import idValidation from '@/content/messages/id/validation.json';
import idViewer from '@/content/messages/id/viewer.json';
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
  listing: enListing,
  men: enMen,
  order: enOrder,
  product: enProduct,
  search: enSearch,
  searchField: enSearchField,
  session: enSession,
  sizeGuide: enSizeGuide,
  share: enShare,
  validation: enValidation,
  viewer: enViewer,
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
  listing: idListing,
  men: idMen,
  order: idOrder,
  product: idProduct,
  search: idSearch,
  searchField: idSearchField,
  session: idSession,
  sizeGuide: idSizeGuide,
  share: idShare,
  validation: idValidation,
  viewer: idViewer,
  woman: idWoman,
};

/** Every word of the shop, by language. */
export const MESSAGES: Record<Locale, Messages> = { en, id };
