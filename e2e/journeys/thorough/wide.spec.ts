import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';

test.use({ viewport: { width: 2560, height: 1440 } });

/**
 * From where to where what can be read or pressed reaches in a part of the page, in whole pixels; pictures may go beyond, and
 * so may the target around an icon.
 */
const edgesOf = (page: Page, part: 'banner' | 'contentinfo' | 'main') =>
  page
    .getByRole(part)
    .locator('a, button, h1, h2, h3, p')
    .evaluateAll((all) => {
      const seen = all.map((each) => (each.textContent === '' && each.querySelector('svg')) || each);
      const boxes = seen.map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 1);
      return [
        Math.round(Math.min(...boxes.map(({ left }) => left))),
        Math.round(Math.max(...boxes.map(({ right }) => right))),
      ];
    });

test('a listing has six columns, and nothing is cut off', async ({ page }) => {
  await page.goto('/men?sort=newest');
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Rp.' });
  const lefts = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().left)),
  );
  expect(lefts.length).toBeGreaterThan(6);
  expect(new Set(lefts).size).toBe(6);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(2560);
});

for (const path of ['/woman/catalog', '/men/uluwatu-elite-pro', '/search?q=tee']) {
  test(`header, content and footer of ${path} share their edges`, async ({ page }) => {
    await page.goto(path);
    const edges = await edgesOf(page, 'banner');
    expect(edges[0], 'there is a margin').toBeGreaterThan(0);
    const content = await edgesOf(page, 'main');
    expect(await edgesOf(page, 'contentinfo')).toEqual(content);
    expect(content[0]).toBe(edges[0]);
    // The header ends with an icon, whose drawing ends a little before its box.
    expect(Math.abs((content[1] ?? 0) - (edges[1] ?? 0))).toBeLessThanOrEqual(2);
  });
}
