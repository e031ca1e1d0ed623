import { addressOf, EVERY_PAGE, type ShopPage } from '@/e2e/pages/every-page';
import { expect, test } from '@/e2e/studio/fixtures';
import { SCREENS } from '@/e2e/studio/screens';
import { openAtRest } from '@/e2e/studio/stillness';
import { focusFaults } from '@/e2e/watch/focus-walk';

/** Which have other things to stop at on a phone. */
const OTHER_ON_PHONES = ['home', 'men-filtered', 'men-product'];

function walk(shopPage: ShopPage) {
  test(`Tab leads through ${shopPage.name}, seen at every step, and out of it`, async ({ page, trouble }) => {
    const address = addressOf(shopPage, 'en');
    if (shopPage.status === 404) trouble.expect(404, new RegExp(`^${address}$`));
    await openAtRest(page, address);
    expect(await focusFaults(page)).toEqual([]);
  });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('on a desktop', () => {
  test.use({ viewport: SCREENS[2] });
  for (const shopPage of EVERY_PAGE) walk(shopPage);
});

test.describe('on a phone', () => {
  test.use({ viewport: SCREENS[0] });
  for (const shopPage of EVERY_PAGE.filter(({ name }) => OTHER_ON_PHONES.includes(name))) walk(shopPage);
});
