import type { Page } from '@playwright/test';

/** Texts of the header and its menu. */
export const MENU_TEXTS = {
  en: {
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
    swimsuit: 'SWIMSUITS',
    swimsuitPath: '/woman?category=swimsuit',
    newArrivals: 'NEW ARRIVALS',
    riders: 'SEE OUR RIDERS',
  },
  id: {
    menu: 'Menu',
    close: 'Tutup menu',
    main: 'Utama',
    shop: 'Belanja',
  },
} as const;

type MenuWords = Record<keyof (typeof MENU_TEXTS)['id'], string>;

/** Returns locators of the parts of the menu. */
export function getMenuLocators(page: Page, words: MenuWords) {
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
