import { SCREENS } from '@/e2e/studio/screens';

export const [PHONE, , DESKTOP] = SCREENS;
/** What lies between the two is looked at by the visits (e2e/routes/visits.spec.ts). */
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

/** Pages whose words, longer in Indonesian, may need other lines on a phone. */
export const MUCH_TO_READ: readonly Template[] = ['home', 'woman-product', 'login'];

/** The groups of the page of components, by their ids. */
export const GROUPS = [
  'type',
  'buttons',
  'fields',
  'choices',
  'cards',
  'listing',
  'cart',
  'orders',
  'notices',
  'heads',
] as const;
export type Group = (typeof GROUPS)[number];

/** The shapes of a dialog, and the button that opens each. */
export const SHAPES = [
  ['message', 'Message'],
  ['question', 'Question'],
  ['form', 'Form'],
  ['panel', 'Panel'],
] as const;

const POINTED: readonly Group[] = ['buttons', 'fields', 'choices', 'cards', 'listing', 'cart'];
const PSEUDO_CLASSES = {
  hover: ['hover'],
  focus: ['focus', 'focus-visible'],
  press: ['hover', 'active'],
};

/** What only a pointer or the keyboard brings about. */
export const FORCED = Object.entries(PSEUDO_CLASSES).flatMap(([state, pseudoClasses]) =>
  POINTED.map((name) => ({ name, state, pseudoClasses })),
);

const DIALOGS = ['size-guide-dialog', 'viewer', 'suggestions'] as const;
/** What opens over a page, and is too much of the page to be among the components. */
export type Dialog = (typeof DIALOGS)[number];

const OF_SHOPPER = [
  'cart',
  'checkout',
  'order-status-paid',
  'account-of-shopper',
  'receipt-of-order',
] as const;
/** What only somebody with an account and orders sees. */
export type OfShopper = (typeof OF_SHOPPER)[number];

const SHARED = [
  'share-rider-two-flags',
  'share-rider',
  'share-page',
  'share-store',
  'share-article',
] as const;
/** A link to a page as a chat shows it. */
export type Shared = (typeof SHARED)[number];

/** As wide as they are seen in a chat, in pixels. */
export const CHAT = { link: 600, story: 360 } as const;

/** The file of a snapshot. */
export const snapshotOf = (subject: string, width: number) => `${subject}-${width}.png`;
export const PAPER = 'woman-product-paper.png';

/** Every snapshot that a test compares. */
export function listSnapshots(): string[] {
  const components = [...GROUPS, ...SHAPES.map(([shape]) => `dialog-${shape}`)];
  const onScreens = [
    ...TEMPLATES,
    ...DIALOGS,
    ...OF_SHOPPER,
    ...components.map((name) => `components-${name}`),
    'menu-en',
  ].flatMap((subject) => SIZES.map(({ width }) => snapshotOf(subject, width)));
  const inIndonesian = [...MUCH_TO_READ, 'menu', ...GROUPS.map((name) => `components-${name}`)];
  return [
    ...onScreens,
    ...inIndonesian.map((name) => snapshotOf(`${name}-id`, PHONE.width)),
    ...FORCED.map(({ name, state }) => snapshotOf(`components-${name}-${state}`, DESKTOP.width)),
    ...SHARED.map((name) => snapshotOf(name, CHAT.link)),
    ...['share-story-en', 'share-story-id'].map((name) => snapshotOf(name, CHAT.story)),
    PAPER,
  ];
}
