import { LEGAL_PAGES } from './legal-pages';
import { SIZE_GUIDES } from './size-guides';

/** A page of ours that search engines should know. */
export type SitePage = {
  path: `/${string}`;
  /** When its own words or pictures last changed. */
  changed: `${number}-${number}-${number}`;
  /** The products it shows: it is as new as the newest of them. */
  shows?: 'men' | 'woman' | 'tees' | 'all';
};

const LAUNCH = '2026-11-21';

/** Every page that search engines should know, but for the products. */
export const SITE_PAGES: readonly SitePage[] = [
  { path: '/', changed: LAUNCH, shows: 'all' },
  { path: '/men', changed: LAUNCH, shows: 'men' },
  { path: '/men/tees', changed: LAUNCH, shows: 'tees' },
  { path: '/woman', changed: LAUNCH, shows: 'woman' },
  { path: '/woman/catalog', changed: LAUNCH, shows: 'woman' },
  { path: '/size-guide', changed: LAUNCH },
  { path: '/catalog', changed: LAUNCH },
  { path: '/riders', changed: LAUNCH },
  { path: '/store', changed: LAUNCH },
  { path: '/aboutus', changed: LAUNCH },
  { path: '/sustainability', changed: LAUNCH },
  { path: '/activities', changed: LAUNCH },
  { path: '/blog', changed: LAUNCH },
  ...Object.entries(LEGAL_PAGES).map(([name, { changed }]) => ({ path: `/${name}`, changed }) as const),
  ...Object.keys(SIZE_GUIDES).map((kind) => ({ path: `/size-guide/${kind}`, changed: LAUNCH }) as const),
];
