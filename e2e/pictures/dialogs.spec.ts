import type { Page } from '@playwright/test';
import { enlarge, viewerOf } from '@/e2e/steps/gallery';
import { expect, test } from '@/e2e/studio/fixtures';
import { SCREENS } from '@/e2e/studio/screens';
import { comeToRest, openAtRest } from '@/e2e/studio/stillness';
import { type Dialog, snapshotOf } from './subjects';

/** Where each is, and what opens it. */
const DIALOGS: Record<Dialog, { path: string; open: (page: Page) => Promise<void> }> = {
  'size-guide-dialog': {
    path: '/woman/kirana-bikini',
    open: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Size guide' }).click();
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    },
  },
  viewer: {
    path: '/men/uluwatu-elite-pro',
    open: async (page) => {
      await enlarge(page).first().click();
      await expect(viewerOf(page).getByRole('img')).toBeVisible();
    },
  },
  'size-not-selected': {
    path: '/men/uluwatu-elite-pro',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await expect(page.getByRole('dialog', { name: 'Size Not Selected' })).toBeVisible();
    },
  },
  suggestions: {
    path: '/men',
    open: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox').fill('bik');
      await page.getByRole('option', { name: /Kirana Bikini/ }).waitFor();
    },
  },
  'filters-open': {
    path: '/men?category=boardshorts',
    open: async (page) => {
      await page.getByRole('main').getByText('Filter & sort').click();
      await expect(page.getByRole('group', { name: 'Colour' })).toBeVisible();
    },
  },
  'login-refused': {
    path: '/login',
    open: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByText('Please enter both email and password')).toBeVisible();
    },
  },
};

for (const screen of SCREENS) {
  test.describe(`${screen.width} px wide`, () => {
    test.use({ viewport: screen });

    for (const [name, { path, open }] of Object.entries(DIALOGS)) {
      test(name, async ({ page }) => {
        await openAtRest(page, path);
        await open(page);
        await comeToRest(page);
        await expect(page).toHaveScreenshot(snapshotOf(name, screen.width));
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: SCREENS[0] });

  for (const [locale, path] of [
    ['en', '/'],
    ['id', '/id'],
  ] as const) {
    test(`the menu (${locale})`, async ({ page }) => {
      await openAtRest(page, path);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await comeToRest(page);
      await expect(page).toHaveScreenshot(snapshotOf(`menu-${locale}`, SCREENS[0].width));
    });
  }
});

test.describe('below the header', () => {
  for (const screen of [SCREENS[1], SCREENS[2]]) {
    for (const [locale, path] of [
      ['en', '/men'],
      ['id', '/id/men'],
    ] as const) {
      test(`the menu (${locale}, ${screen.width} px)`, async ({ page }) => {
        await page.setViewportSize(screen);
        await openAtRest(page, path);
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await comeToRest(page);
        await expect(page).toHaveScreenshot(snapshotOf(`menu-${locale}`, screen.width));
      });
    }
  }
});
