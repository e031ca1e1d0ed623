import type { Page } from '@playwright/test';
import { enlarge, viewerOf } from '@/e2e/steps/gallery';
import { expect, test } from '@/e2e/studio/fixtures';
import { comeToRest, openAtRest } from '@/e2e/studio/stillness';
import { DESKTOP, type Dialog, PHONE, SIZES, snapshotOf } from './subjects';

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
  suggestions: {
    path: '/men',
    open: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox').fill('bik');
      await page.getByRole('option', { name: /Kirana Bikini/ }).waitFor();
    },
  },
};

for (const screen of SIZES) {
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

for (const [locale, path, screen] of [
  ['en', '/', PHONE],
  ['id', '/id', PHONE],
  ['en', '/men', DESKTOP],
] as const) {
  test(`the menu (${locale}, ${screen.width} px)`, async ({ page }) => {
    await page.setViewportSize(screen);
    await openAtRest(page, path);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await comeToRest(page);
    await expect(page).toHaveScreenshot(snapshotOf(`menu-${locale}`, screen.width));
  });
}
