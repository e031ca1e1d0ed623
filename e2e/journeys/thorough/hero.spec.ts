import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '@/e2e/fixtures';
import { addStyles } from '@/e2e/support/checks/add-styles';
import { contrast } from '@/e2e/support/checks/contrast';

/** Pages whose words lie in ink on the sky or sand of a photograph. */
const ON_PICTURES = ['/men', '/id/men', '/woman', '/woman/catalog'];
const SCREENS = [
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 2560, height: 1440 },
];

/** The smallest contrast of a text with the picture behind it, pixel by pixel. */
async function leastContrast(page: Page, text: Locator): Promise<number> {
  const ink = await text.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = (ink.match(/\d+/g) ?? []).map(Number);
  // The lines as far as they reach, not the whole box.
  const clip = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });
  const ground = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
  let least = 21;
  for (let at = 0; at < ground.length; at += 3) {
    const pixel: [number, number, number] = [ground[at] ?? 0, ground[at + 1] ?? 0, ground[at + 2] ?? 0];
    least = Math.min(least, contrast([red, green, blue], pixel));
  }
  return least;
}

for (const path of ON_PICTURES) {
  test(`${path} opens with words that are read on their picture, however it is cropped`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const hero = page.getByRole('main').locator('section').first();
    const tagline = hero.locator('h1 + p');
    await addStyles(page, 'main h1, main h1 + p { -webkit-text-fill-color: transparent; }');
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      // Another file may be on its way while the first is being decoded.
      await hero.getByRole('img').evaluate((image: HTMLImageElement) => Promise.allSettled([image.decode()]));
      expect.soft(await leastContrast(page, tagline), `${screen.width} px`).toBeGreaterThanOrEqual(4.5);
    }
  });
}

test('what is seen before the picture is the same crop: on phones another one', async ({ page }) => {
  await page.goto('/men');
  const ground = () =>
    page
      .getByRole('main')
      .locator('picture')
      .first()
      .evaluate((picture) => getComputedStyle(picture).backgroundImage);
  const measure = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const address = (await ground()).replace(/^url\("(.*)"\)$/, '$1');
    return sharp(Buffer.from(address.split(',')[1] ?? '', 'base64')).metadata();
  };
  const phone = await measure(375);
  const desktop = await measure(1280);
  expect(phone.height, 'upright').toBeGreaterThan(phone.width);
  expect(desktop.height, 'lying').toBeLessThan(desktop.width);
});
