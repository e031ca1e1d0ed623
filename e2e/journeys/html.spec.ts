import { expect, test } from '@/e2e/fixtures';
import { crawl } from '@/e2e/machines/crawl';
import { htmlFaults } from '@/e2e/machines/html-faults';
import { addressOf, EVERY_PAGE } from '@/e2e/pages/every-page';

test.setTimeout(300_000);

test('the HTML of every page that links lead to is valid', async ({ request, page, baseURL }) => {
  const { documents } = await crawl({ request, page, origin: baseURL ?? '' }, ['/', '/id']);
  for (const { path, html, isPage } of documents.values()) {
    if (isPage) expect.soft(await htmlFaults(html), path).toEqual([]);
  }
});

test('so is that of every state a page can be in, after the script has run too', async ({
  page,
  request,
  trouble,
}) => {
  for (const [index, shopPage] of EVERY_PAGE.entries()) {
    for (const locale of ['en', 'id'] as const) {
      const answer = await request.get(addressOf(shopPage, locale));
      expect.soft(await htmlFaults(await answer.text()), addressOf(shopPage, locale)).toEqual([]);
    }
    // The script draws the same elements in both languages: each page is opened in one of them.
    const address = addressOf(shopPage, index % 2 === 0 ? 'en' : 'id');
    await test.step(address, async () => {
      if (shopPage.status === 404) trouble.expect(404, new RegExp(`^${address}$`));
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      expect.soft(await htmlFaults(await page.content()), `${address}, in the browser`).toEqual([]);
      await expect.soft(page.locator('h1:visible'), address).toHaveCount(1);
    });
  }
});

test('what is wrong with HTML is noticed', async () => {
  const broken =
    '<!DOCTYPE html><html><body><h1>One</h1><h3>Three</h3><p><div></div></p><img src="/a.png"></body></html>';
  const rules = (await htmlFaults(broken)).map((fault) => fault.split(':')[0]);
  expect(rules).toEqual(expect.arrayContaining(['heading-level', 'element-required-attributes', 'wcag/h37']));
});
