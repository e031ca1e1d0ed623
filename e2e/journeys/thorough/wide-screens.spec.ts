import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '@/e2e/fixtures';
import { addStyleSheet } from '@/e2e/support/checks/add-style-sheet';
import { computeContrastRatio } from '@/e2e/support/checks/contrast';

const SCREENS = [
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 2560, height: 1440 },
];

/** Returns the smallest contrast between a text and the pixels behind it. */
async function smallestContrast(page: Page, text: Locator): Promise<number> {
  const ink = await text.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = (ink.match(/\d+/g) ?? []).map(Number);
  // The area of the lines of text. The element's box may be wider than they are.
  const clip = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });
  const pixels = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
  let smallest = 21;
  for (let at = 0; at < pixels.length; at += 3) {
    const pixel: [number, number, number] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    smallest = Math.min(smallest, computeContrastRatio([red, green, blue], pixel));
  }
  return smallest;
}

for (const path of ['/men', '/woman', '/woman/catalog']) {
  test(`the text on the hero picture of ${path} is readable on every screen`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const hero = page.getByRole('main').locator('section').first();
    await addStyleSheet(page, 'main h1, main h1 + p { -webkit-text-fill-color: transparent; }');
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      // Waits for the picture, because the browser may load another file for the new size.
      await hero.getByRole('img').evaluate((image: HTMLImageElement) => Promise.allSettled([image.decode()]));
      const smallest = await smallestContrast(page, hero.locator('h1 + p'));
      expect.soft(smallest, `${screen.width} px`).toBeGreaterThanOrEqual(4.5);
    }
  });
}

test.describe('2560 px wide', () => {
  test.use({ viewport: { width: 2560, height: 1440 } });

  test('a listing has six columns', async ({ page }) => {
    await page.goto('/men?sort=newest');
    const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Rp.' });
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(6);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(2560);
  });

  test('header, content and footer share their edges', async ({ page }) => {
    /** Left and right edges of texts and controls; an icon counts without its padding. */
    const edgesOf = (part: 'banner' | 'contentinfo' | 'main') =>
      page
        .getByRole(part)
        .locator('a, button, h1, h2, h3, p')
        .evaluateAll((all) => {
          const seen = all.map((each) => (each.textContent === '' && each.querySelector('svg')) || each);
          const boxes = seen.map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 1);
          const left = Math.round(Math.min(...boxes.map((box) => box.left)));
          return { left, right: Math.round(Math.max(...boxes.map((box) => box.right))) };
        });
    for (const path of ['/woman/catalog', '/men/uluwatu-elite-pro', '/search?q=tee']) {
      await page.goto(path);
      const [header, content] = [await edgesOf('banner'), await edgesOf('main')];
      expect(header.left, path).toBeGreaterThan(0);
      expect(await edgesOf('contentinfo'), path).toEqual(content);
      expect(content.left, path).toBe(header.left);
      expect(Math.abs(content.right - header.right), path).toBeLessThanOrEqual(2);
    }
  });
});
