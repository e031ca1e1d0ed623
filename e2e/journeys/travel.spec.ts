import type { Page, Request } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { Traffic } from '@/e2e/support/checks/traffic';

const main = (page: Page) => page.getByRole('main').filter({ visible: true });
const isPageOf = (path: string) => (request: Request) =>
  new URL(request.url()).pathname === path && request.method() === 'GET';

/** Counts the parts of the page that view transitions have moved since it was opened. */
async function watchTravels(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(() => {
        const moved = document
          .getAnimations()
          .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement);
        for (const part of new Set(moved))
          if (part && /group\((?!root)/.test(part)) performance.mark('travel');
      });
      return transition;
    };
  });
  return () => page.evaluate(() => performance.getEntriesByName('travel').length);
}

test('a card’s page is there before the press, and its picture alone travels to it', async ({ page }) => {
  const travels = await watchTravels(page);
  const traffic = new Traffic(page);
  await page.goto('/men?category=boardshorts');
  const link = main(page).getByRole('article').first().getByRole('link');
  const path = (await link.getAttribute('href')) ?? '';

  const prefetched = page.waitForRequest(isPageOf(path));
  await link.hover();
  await prefetched;
  await traffic.atRest();

  let asked = 0;
  page.on('request', (request) => {
    if (isPageOf(path)(request)) asked += 1;
  });
  await link.click();
  await expect(page).toHaveURL(path);
  await expect.poll(travels).toBe(1);
  expect(asked).toBe(0);
});

test('nothing travels for those who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const travels = await watchTravels(page);
  await page.goto('/men?category=boardshorts');
  const link = main(page).getByRole('article').first().getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await travels()).toBe(0);
});
