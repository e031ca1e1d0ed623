import { addressOf, EVERY_PAGE } from '@/e2e/pages/every-page';
import { expect, test } from '@/e2e/studio/fixtures';
import { SCREENS } from '@/e2e/studio/screens';
import { openAtRest } from '@/e2e/studio/stillness';

for (const screen of SCREENS) {
  test.describe(`${screen.width} px wide`, () => {
    test.use({ viewport: screen });

    for (const shopPage of EVERY_PAGE) {
      const { name, path, status } = shopPage;
      test(name, async ({ page, trouble }) => {
        if (status === 404) trouble.expect(404, new RegExp(`^${path}$`));
        await openAtRest(page, addressOf(shopPage, 'en'));
        await expect(page).toHaveScreenshot(`${name}-${screen.width}.png`, { fullPage: true });
      });
    }
  });
}
