import { addressOf, EVERY_PAGE } from '@/e2e/pages/every-page';
import { expect, test } from '@/e2e/studio/fixtures';
import { SCREENS } from '@/e2e/studio/screens';
import { openAtRest } from '@/e2e/studio/stillness';
import { focusFaults } from '@/e2e/watch/focus-walk';

for (const viewport of [SCREENS[0], SCREENS[2]]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const shopPage of EVERY_PAGE) {
      test(`Tab leads through ${shopPage.name}, seen at every step, and out of it`, async ({
        page,
        trouble,
      }) => {
        const address = addressOf(shopPage, 'en');
        if (shopPage.status === 404) trouble.expect(404, new RegExp(`^${address}$`));
        await openAtRest(page, address);
        expect(await focusFaults(page)).toEqual([]);
      });
    }
  });
}
