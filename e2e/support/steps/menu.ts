import type { Page } from '@playwright/test';

/** What the header and its menu are called. */
export const MENU_WORDS = {
  en: {
    home: '/',
    menu: 'Menu',
    close: 'Close menu',
    main: 'Main',
    shop: 'Shop',
    stores: 'STORES',
    men: 'MEN',
    woman: 'WOMAN',
    blog: 'BLOG',
    boardshorts: 'BOARDSHORTS',
    boardshortsPath: '/men?category=boardshorts',
    swimsuit: 'SWIMSUIT',
    swimsuitPath: '/woman?category=swimsuit',
    newArrivals: 'NEW ARRIVALS',
    riders: 'SEE OUR RIDERS',
    ridersPath: '/riders',
  },
  id: {
    home: '/id',
    menu: 'Menu',
    close: 'Tutup menu',
    main: 'Utama',
    shop: 'Belanja',
    stores: 'TOKO',
    men: 'PRIA',
    woman: 'WANITA',
    blog: 'BLOG',
    boardshorts: 'BOARDSHORT',
    boardshortsPath: '/id/men?category=boardshorts',
    swimsuit: 'BAJU RENANG',
    swimsuitPath: '/id/woman?category=swimsuit',
    newArrivals: 'BARU DATANG',
    riders: 'KENALI PESELANCAR KAMI',
    ridersPath: '/id/riders',
  },
} as const;

type MenuWords = (typeof MENU_WORDS)['en'] | (typeof MENU_WORDS)['id'];

/** The menu's parts in the page. */
export function menuOf(page: Page, words: MenuWords) {
  const header = page.getByRole('banner');
  const panel = header.getByRole('navigation', { name: words.shop, exact: true });
  const links = header.getByRole('navigation', { name: words.main, exact: true });
  return {
    panel,
    opener: header
      .locator('#main-menu-opener')
      .and(page.getByRole('button', { name: words.menu, exact: true })),
    close: panel.getByRole('button', { name: words.close }),
    full: links.getByRole('button', { name: words.menu, exact: true }),
    entry: (name: string) => panel.getByRole('link', { name, exact: true }),
    link: (name: string) => links.getByRole('link', { name, exact: true }),
  };
}
