import type { Page, Request } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { RequestTracker } from '@/e2e/support/checks/request-tracker';

/** The second card. The first pointer event already prefetches the page of the first one. */
const secondCard = (page: Page) =>
  page.getByRole('main').filter({ visible: true }).getByRole('article').nth(1).getByRole('link');

/** Returns a function that counts the elements that view transitions have moved. The page as a whole does not count. */
async function countTransitions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(() => {
        const moved = document
          .getAnimations()
          .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement);
        for (const part of new Set(moved))
          if (part && /group\((?!root)/.test(part)) performance.mark('moved');
      });
      return transition;
    };
  });
  return () => page.evaluate(() => performance.getEntriesByName('moved').length);
}

test('a product page is prefetched on hover, and its picture moves to its place', async ({ page }) => {
  const transitions = await countTransitions(page);
  const traffic = new RequestTracker(page);
  await page.goto('/men?category=boardshorts');
  const path = (await secondCard(page).getAttribute('href')) ?? '';
  const isForProduct = (request: Request) => new URL(request.url()).pathname === path;
  const prefetch = page.waitForRequest(isForProduct);
  await secondCard(page).hover();
  await prefetch;
  await traffic.atRest();
  let requests = 0;
  page.on('request', (request) => {
    if (isForProduct(request)) requests += 1;
  });
  await secondCard(page).click();
  await expect(page).toHaveURL(path);
  await expect.poll(transitions).toBe(1);
  expect(requests, 'after the click').toBe(0);
});

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const transitions = await countTransitions(page);
  await page.goto('/men?category=boardshorts');
  const name = (await secondCard(page).textContent()) ?? '';
  await secondCard(page).click();
  await expect(page.getByRole('heading', { level: 1, name }).filter({ visible: true })).toBeVisible();
  expect(await transitions()).toBe(0);
});
