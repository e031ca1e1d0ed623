import type { Page, Request } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';

const main = (page: Page) => page.getByRole('main').filter({ visible: true });
const isPageOf = (path: string) => (request: Request) =>
  new URL(request.url()).pathname === path && request.method() === 'GET';

/** What view transitions have moved since the page was opened, apart from the page as a whole. */
async function watchTravels(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.documentElement.dataset.travels = '0';
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(() => {
        const moved = document
          .getAnimations()
          .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement);
        const isTravel = moved.some((part) => part && /group\((?!root)/.test(part));
        const { dataset } = document.documentElement;
        if (isTravel) dataset.travels = `${Number(dataset.travels) + 1}`;
      });
      return transition;
    };
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.travels));
}

test('a card’s page is there before the press, and its picture travels to it and back', async ({ page }) => {
  const travels = await watchTravels(page);
  await page.goto('/men?category=boardshorts');
  const link = main(page).getByRole('article').first().getByRole('link');
  const path = (await link.getAttribute('href')) ?? '';

  const prefetched = page.waitForRequest(isPageOf(path));
  await link.hover();
  await (await prefetched).response();

  let asked = 0;
  page.on('request', (request) => {
    if (isPageOf(path)(request)) asked += 1;
  });
  await link.click();
  await expect(page).toHaveURL(path);
  await expect.poll(travels).toBe(1);
  expect(asked).toBe(0);

  await main(page).getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/men?category=boardshorts');
  await expect.poll(travels).toBe(2);
});

test('nothing travels for those who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const travels = await watchTravels(page);
  await page.goto('/men?category=boardshorts');
  await main(page).getByRole('article').first().getByRole('link').click();
  await main(page).getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/men?category=boardshorts');
  expect(await travels()).toBe(0);
});
