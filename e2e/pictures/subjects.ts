import { SCREENS } from '@/e2e/support/snapshots/screens';

export const [PHONE, , DESKTOP] = SCREENS;
/** e2e/journeys/all-pages.spec.ts visits the widths between these two. */
export const SIZES = [PHONE, DESKTOP] as const;

/** One page of each kind, named as in ALL_ROUTES. */
export const TEMPLATES = [
  'home',
  'men',
  'men-filtered',
  'men-without-result',
  'men-product',
  'catalog',
  'woman',
  'woman-product',
  'size-guide',
  'search-results',
  'search-without-result',
  'rider',
  'stores',
  'store',
  'about',
  'sustainability',
  'activities-filtered',
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
  'listing',
  'search',
  'cart',
  'checkout',
  'orders',
  'account',
  'notices',
] as const;
export type Group = (typeof GROUPS)[number];

/** The dialogs of the page of components. */
export const SHAPES = [
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
  'partFailed',
  'sizeGuide',
  'searchField',
  'viewer',
] as const;

/** Groups with hover, focus and pressed states. */
export const POINTED: readonly Group[] = [
  'buttons',
  'fields',
  'choices',
  'cards',
  'listing',
  'search',
  'cart',
];
/** States of a pointer or the keyboard. */
export const PSEUDO_CLASSES = {
  hover: ['hover'],
  focus: ['focus', 'focus-visible'],
  press: ['hover', 'active'],
};
/** The file of a snapshot. */
export const snapshotOf = (subject: string, width: number) => `${subject}-${width}.png`;
export const PAPER = 'woman-product-paper.png';
