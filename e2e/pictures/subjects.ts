import { SCREENS } from '@/e2e/support/snapshots/screens';

export const [PHONE, , DESKTOP] = SCREENS;
/** What lies between the two is looked at by the visits (e2e/journeys/all-pages.spec.ts). */
export const SIZES = [PHONE, DESKTOP] as const;

/** One page of each kind, by their names among all routes: their parts are on the page of components. */
export const TEMPLATES = [
  'home',
  'men',
  'catalog',
  'woman',
  'woman-product',
  'rider',
  'store',
  'article',
  'login',
  'privacy',
] as const;
export type Template = (typeof TEMPLATES)[number];
/** The page of its kind that only a shopper sees. */
export const ACCOUNT = 'account-of-shopper';

/** The groups of the page of components, by their ids. */
export const GROUPS = [
  'type',
  'buttons',
  'fields',
  'choices',
  'cards',
  'shelves',
  'product',
  'listing',
  'search',
  'cart',
  'checkout',
  'orders',
  'account',
  'notices',
  'heads',
  'reading',
  'guides',
  'stores',
  'scenes',
  'bands',
  'header',
  'menus',
  'footer',
  'bars',
] as const;
export type Group = (typeof GROUPS)[number];

/** Groups whose words, longer in Indonesian, have no lines to spare on a desktop either. */
export const TIGHT: readonly Group[] = ['header', 'menus', 'footer'];

/** The dialogs of the page of components: the words on the button that opens each (the page's words.ts). */
export const SHAPES = [
  'message',
  'noItems',
  'sizeUnavailable',
  'loginNeeded',
  'notAdded',
  'added',
  'cart',
  'checkout',
  'orderStatus',
  'cancelOrder',
  'logout',
  'logInAgain',
  'mailed',
  'catalogueSent',
  'subscribed',
  'subscribedBefore',
  'partFailed',
  'sizeGuide',
  'searchField',
  'viewer',
  'onePhoto',
] as const;

/** Groups of what there is to be pointed at. */
export const POINTED: readonly Group[] = [
  'buttons',
  'fields',
  'choices',
  'cards',
  'product',
  'listing',
  'search',
  'cart',
];
/** What only a pointer or the keyboard brings about. */
export const PSEUDO_CLASSES = {
  hover: ['hover'],
  focus: ['focus', 'focus-visible'],
  press: ['hover', 'active'],
};
/** The file of a snapshot. */
export const snapshotOf = (subject: string, width: number) => `${subject}-${width}.png`;
export const PAPER = 'woman-product-paper.png';
