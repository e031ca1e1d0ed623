import enAbout from '@/content/messages/en/about.json';
import enAccount from '@/content/messages/en/account.json';
import enActivities from '@/content/messages/en/activities.json';
import enBlog from '@/content/messages/en/blog.json';
import enCart from '@/content/messages/en/cart.json';
import enCatalogRequest from '@/content/messages/en/catalog-request.json';
import enCatalogue from '@/content/messages/en/catalogue.json';
import enCheckout from '@/content/messages/en/checkout.json';
import enCommon from '@/content/messages/en/common.json';
import enErrors from '@/content/messages/en/errors.json';
import enFailures from '@/content/messages/en/failures.json';
import enHome from '@/content/messages/en/home.json';
import enLayout from '@/content/messages/en/layout.json';
import enLegal from '@/content/messages/en/legal.json';
import enListing from '@/content/messages/en/listing.json';
import enMen from '@/content/messages/en/men.json';
import enNewsletter from '@/content/messages/en/newsletter.json';
import enOrder from '@/content/messages/en/order.json';
import enOrders from '@/content/messages/en/orders.json';
import enPassword from '@/content/messages/en/password.json';
import enProduct from '@/content/messages/en/product.json';
import enProfile from '@/content/messages/en/profile.json';
import enReceipt from '@/content/messages/en/receipt.json';
import enRiders from '@/content/messages/en/riders.json';
import enSearch from '@/content/messages/en/search.json';
import enSearchField from '@/content/messages/en/search-field.json';
import enSession from '@/content/messages/en/session.json';
import enShare from '@/content/messages/en/share.json';
import enShareKit from '@/content/messages/en/share-kit.json';
import enSizeGuide from '@/content/messages/en/size-guide.json';
import enSocial from '@/content/messages/en/social.json';
import enStores from '@/content/messages/en/stores.json';
import enSustainability from '@/content/messages/en/sustainability.json';
import enValidation from '@/content/messages/en/validation.json';
import enViewer from '@/content/messages/en/viewer.json';
import enWoman from '@/content/messages/en/woman.json';
import idAbout from '@/content/messages/id/about.json';
import idAccount from '@/content/messages/id/account.json';
import idActivities from '@/content/messages/id/activities.json';
import idBlog from '@/content/messages/id/blog.json';
import idCart from '@/content/messages/id/cart.json';
import idCatalogRequest from '@/content/messages/id/catalog-request.json';
import idCatalogue from '@/content/messages/id/catalogue.json';
import idCheckout from '@/content/messages/id/checkout.json';
import idCommon from '@/content/messages/id/common.json';
import idErrors from '@/content/messages/id/errors.json';
import idFailures from '@/content/messages/id/failures.json';
import idHome from '@/content/messages/id/home.json';
import idLayout from '@/content/messages/id/layout.json';
import idLegal from '@/content/messages/id/legal.json';
import idListing from '@/content/messages/id/listing.json';
import idMen from '@/content/messages/id/men.json';
import idNewsletter from '@/content/messages/id/newsletter.json';
import idOrder from '@/content/messages/id/order.json';
import idOrders from '@/content/messages/id/orders.json';
import idPassword from '@/content/messages/id/password.json';
import idProduct from '@/content/messages/id/product.json';
import idProfile from '@/content/messages/id/profile.json';
import idReceipt from '@/content/messages/id/receipt.json';
import idRiders from '@/content/messages/id/riders.json';
import idSearch from '@/content/messages/id/search.json';
import idSearchField from '@/content/messages/id/search-field.json';
import idSession from '@/content/messages/id/session.json';
import idShare from '@/content/messages/id/share.json';
import idShareKit from '@/content/messages/id/share-kit.json';
import idSizeGuide from '@/content/messages/id/size-guide.json';
import idSocial from '@/content/messages/id/social.json';
import idStores from '@/content/messages/id/stores.json';
import idSustainability from '@/content/messages/id/sustainability.json';
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
  orders: enOrders,
  password: enPassword,
  profile: enProfile,
  receipt: enReceipt,
  product: enProduct,
  search: enSearch,
  searchField: enSearchField,
  session: enSession,
  sizeGuide: enSizeGuide,
  share: enShare,
  validation: enValidation,
  viewer: enViewer,
  woman: enWoman,
  riders: enRiders,
  shareKit: enShareKit,
  stores: enStores,
  about: enAbout,
  sustainability: enSustainability,
  activities: enActivities,
  blog: enBlog,
  legal: enLegal,
  social: enSocial,
  newsletter: enNewsletter,
  catalogRequest: enCatalogRequest,
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
  orders: idOrders,
  password: idPassword,
  profile: idProfile,
  receipt: idReceipt,
  product: idProduct,
  search: idSearch,
  searchField: idSearchField,
  session: idSession,
  sizeGuide: idSizeGuide,
  share: idShare,
  validation: idValidation,
  viewer: idViewer,
  woman: idWoman,
  riders: idRiders,
  shareKit: idShareKit,
  stores: idStores,
  about: idAbout,
  sustainability: idSustainability,
  activities: idActivities,
  blog: idBlog,
  legal: idLegal,
  social: idSocial,
  newsletter: idNewsletter,
  catalogRequest: idCatalogRequest,
};

/** Every word of the shop, by language. */
export const MESSAGES: Record<Locale, Messages> = { en, id };
