import { expect, test } from '@/e2e/fixtures';
import { RIDER } from '@/e2e/support/content';

test('what failed before the scripts came has its placeholder, and the page comes to life', async ({
  page,
  trouble,
}) => {
  trouble.allow(404, /^\/media\//);
  await page.route('/media/*', (route) => route.fulfill({ status: 404 }));
  const failed = page.waitForResponse('/media/*');
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await failed;
    await route.continue();
  });
  await page.goto(`/${RIDER.slug}`);
  const picture = page.getByRole('main').locator('picture:has(source) > img').first();
  await expect(picture).toHaveAttribute('src', /placeholder/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
