import { ALL_ROUTES } from '@/e2e/routes/all-routes';
import { SCREENS } from '@/e2e/studio/screens';

/** Pages whose words, longer in Indonesian, may need other lines on a phone. */
export const MUCH_TO_READ = [
  'home',
  'men',
  'men-product',
  'woman-product',
  'size-guide',
  'register',
  'search',
];

const DIALOGS = [
  'size-guide-dialog',
  'viewer',
  'size-not-selected',
  'suggestions',
  'filters-open',
  'login-refused',
] as const;
/** What opens over or in a page. */
export type Dialog = (typeof DIALOGS)[number];

const OF_SHOPPER = [
  'cart',
  'checkout',
  'order-status-paid',
  'orders-of-shopper',
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

const PHONE = SCREENS[0].width;
/** The file of a snapshot. */
export const snapshotOf = (subject: string, width: number) => `${subject}-${width}.png`;
export const PAPER = 'woman-product-paper.png';

/** Every snapshot that a test compares. */
export function listSnapshots(): string[] {
  const pages = ALL_ROUTES.map(({ name }) => name);
  const onScreens = [...pages, ...DIALOGS, ...OF_SHOPPER, 'menu-en', 'menu-id'].flatMap((subject) =>
    SCREENS.map(({ width }) => snapshotOf(subject, width)),
  );
  return [
    ...onScreens,
    ...MUCH_TO_READ.map((name) => snapshotOf(`${name}-id`, PHONE)),
    ...SHARED.map((name) => snapshotOf(name, CHAT.link)),
    ...['share-story-en', 'share-story-id'].map((name) => snapshotOf(name, CHAT.story)),
    PAPER,
  ];
}
