import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { addressOf, EVERY_PAGE } from '@/e2e/pages/every-page';
import { englishPatterns } from '@/e2e/watch/english-twins';
import { foreignRequests } from '@/e2e/watch/foreign-requests';
import { pageWords } from '@/e2e/watch/page-words';
import { Traffic } from '@/e2e/watch/traffic';

// A visit to every page, one after the other.
test.setTimeout(240_000);

/** What a page says of itself. */
async function factsOf(page: Page) {
  const described = page.locator('meta[name="description"]');
  return {
    lang: await page.locator('html').getAttribute('lang'),
    title: await page.title(),
    descriptions: await described.evaluateAll((all) => all.map((meta) => meta.getAttribute('content'))),
    headings: await page.getByRole('heading', { level: 1 }).count(),
  };
}

for (const locale of ['en', 'id'] as const) {
  test(`every page is whole in ${locale}`, async ({ page, trouble, baseURL }) => {
    const elsewhere = foreignRequests(page, baseURL);
    const traffic = new Traffic(page);
    const foreign = locale === 'id' ? await englishPatterns() : [];

    for (const shopPage of EVERY_PAGE) {
      await test.step(shopPage.name, async () => {
        const address = addressOf(shopPage, locale);
        if (shopPage.status === 404) trouble.expect(404, new RegExp(`^${address}$`));
        await page.goto(address);
        await traffic.atRest();

        expect.soft(await factsOf(page), address).toEqual({
          lang: locale,
          title: expect.stringMatching(/^Apparel - \S/),
          descriptions: [expect.stringMatching(/\S{3}/)],
          headings: 1,
        });
        const words = await pageWords(page);
        const english = words.filter((text) => foreign.some((pattern) => pattern.test(text)));
        expect.soft(english, `English on ${address}`).toEqual([]);
      });
    }
    expect(elsewhere, 'asked of other hosts').toEqual([]);
  });
}
