import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { NIGHTLY, twin } from '@/e2e/nightly';

/** The header's ground: how much of it is paper, from 0 to 1. */
function groundOf(page: Page): Promise<number> {
  return page.getByRole('banner').evaluate((header) => {
    const [, alpha = '1'] = /^rgba\(.+, ([\d.]+)\)$/.exec(getComputedStyle(header).backgroundColor) ?? [];
    return Number(alpha);
  });
}

/** The header's left edge, where nothing but its ground is seen. */
const edgeOf = (page: Page) => page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 60 } });

/** As a browser that knows no scroll-driven styles would read them. */
async function withoutScrollTimelines(page: Page): Promise<void> {
  await page.route(/\.css(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const styles = await answer.text();
    await route.fulfill({
      response: answer,
      body: styles.replaceAll(/(@supports[^{]*animation-timeline:\s*)scroll\(\)/g, '$1unknown()'),
    });
  });
}

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const path of ['/men', '/id/woman']) {
    test(`the header is clear over ${path} until it has scrolled by 50 px`, twin(path), async ({ page }) => {
      await page.goto(path);
      expect(await groundOf(page)).toBe(0);
      await scrollTo(page, 50);
      await page.waitForTimeout(200);
      expect(await groundOf(page)).toBe(0);
      await scrollTo(page, 51);
      await expect.poll(() => groundOf(page)).toBe(1);
      await scrollTo(page, 0);
      await expect.poll(() => groundOf(page)).toBe(0);

      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect.poll(() => groundOf(page), 'the menu hangs from paper').toBe(1);
    });
  }

  test('a browser without scroll-driven styles turns it to paper too', async ({ page }) => {
    await page.goto('/size-guide');
    const paper = await edgeOf(page);
    await withoutScrollTimelines(page);
    await page.goto('/men');
    expect(paper.equals(await edgeOf(page))).toBe(false);
    await scrollTo(page, 200);
    await expect.poll(async () => paper.equals(await edgeOf(page))).toBe(true);
  });

  test('it is paper on other pages, after those too', async ({ page }) => {
    await page.goto('/men');
    await page.getByRole('contentinfo').getByRole('link', { name: 'SIZE GUIDE' }).click();
    await expect(page).toHaveURL('/size-guide');
    await expect.poll(() => groundOf(page)).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL('/men');
    // The browser restores the scroll position some time after the page is back.
    await expect(async () => {
      await scrollTo(page, 0);
      expect(await groundOf(page)).toBe(0);
    }).toPass();
  });

  test('it marks where one is', async ({ page }) => {
    await page.goto('/men');
    const current = page
      .getByRole('banner')
      .locator('[aria-current]:not([hreflang])')
      .filter({ visible: true });
    await expect(current).toHaveText(['MEN']);
    await expect(current).toHaveAttribute('aria-current', 'page');
    await page.goto('/id/woman/kirana-bikini');
    await expect(current).toHaveText(['WANITA']);
    await expect(current).toHaveAttribute('aria-current', 'true');
    await page.goto('/men?category=tees');
    await expect(current).toHaveText(['MEN']);
    await page.goto('/login');
    await expect(current).toHaveCount(0);
  });
});

for (const width of [320, 768]) {
  const when = width === 320 ? {} : NIGHTLY;
  test(`everything in the header fits ${width} px, in both languages`, when, async ({ page, shopper: _ }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ['/size-guide', '/id/size-guide']) {
      await page.goto(path);
      const header = page.getByRole('banner');
      await expect(header.getByRole('button', { name: /Account|Akun/ })).toBeVisible();
      const parts = header.locator('a, button').filter({ visible: true });
      const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
      for (const box of boxes) {
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(64);
      }
    }
  });
}

test('every link of the footer leads to a page of its own', async ({ page, request }) => {
  for (const path of ['/', '/id']) {
    await page.goto(path);
    const links = page.getByRole('contentinfo').locator('a:not([hreflang])');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(15);
    for (const href of hrefs) {
      const answer = await request.get(href, { maxRedirects: 0 });
      expect(answer.status(), href).toBe(200);
    }
  }
});
