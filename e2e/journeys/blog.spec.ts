import { type Page, test as plainTest } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { twin } from '@/e2e/nightly';
import { findViolations } from '@/e2e/support/checks/find-violations';
import { ARTICLE as SLUG } from '@/e2e/support/content';

const LANGUAGES = [
  {
    locale: 'en',
    blog: '/blog',
    name: 'Blog',
    next: 'Read next',
    feedLink: 'RSS feed',
    feed: '/feeds/en.xml',
  },
  {
    locale: 'id',
    blog: '/id/blog',
    name: 'Blog',
    next: 'Baca juga',
    feedLink: 'Umpan RSS',
    feed: '/feeds/id.xml',
  },
] as const;

/** The newest and the oldest article of the list that is open. */
async function titlesOf(page: Page): Promise<[newest: string, oldest: string]> {
  const titles = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
  await expect(titles.first()).toBeVisible();
  const texts = await titles.allTextContents();
  return [texts.at(0) ?? '', texts.at(-1) ?? ''];
}

const ARTICLE = `/blog/${SLUG}`;

for (const words of LANGUAGES) {
  test(
    `from the list to the newest article and on to another (${words.locale})`,
    twin(words.locale),
    async ({ page }) => {
      await page.goto(words.blog);
      await expect(page).toHaveTitle(`Apparel - ${words.name}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: words.name })).toBeVisible();
      const [newest, oldest] = await titlesOf(page);
      expect(await findViolations(page)).toEqual([]);

      await main.getByRole('link', { name: newest }).click();
      await expect(page).toHaveURL(new RegExp(`${words.blog}/[\\w-]+$`));
      await expect(page).toHaveTitle(`Apparel - ${newest}`);
      const article = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
      await expect(article.getByRole('heading', { level: 1, name: newest })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);

      await expect(page.getByRole('heading', { level: 2, name: words.next })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: oldest }).click();
      await expect(page.getByRole('heading', { level: 1, name: oldest })).toBeVisible();
    },
  );

  test(
    `the feed is named in the head and on the page, and tells of every article (${words.locale})`,
    twin(words.locale),
    async ({ page, request }) => {
      for (const path of [words.blog, words.blog.replace('/blog', ARTICLE)]) {
        await page.goto(path);
        const link = page.locator('link[rel="alternate"][type="application/rss+xml"]');
        await expect(link).toHaveCount(1);
        expect(new URL((await link.getAttribute('href')) ?? '', page.url()).pathname).toBe(words.feed);
      }
      await page.goto(words.blog);
      await expect(page.getByRole('link', { name: words.feedLink })).toHaveAttribute('href', words.feed);
      const [newest] = await titlesOf(page);

      const answer = await request.get(words.feed);
      expect(answer.headers()['content-type']).toMatch(/^application\/rss\+xml/);
      // The shop's own pages let no text become a document.
      await page.goto('about:blank');
      const feed = await page.evaluate(
        (xml) => {
          const document = new DOMParser().parseFromString(xml, 'application/xml');
          return {
            faults: document.querySelectorAll('parsererror').length,
            titles: [...document.querySelectorAll('item > title')].map(({ textContent }) => textContent),
            links: [...document.querySelectorAll('item > link')].map(({ textContent }) => textContent ?? ''),
          };
        },
        await answer.text(),
      );
      expect(feed.faults).toBe(0);
      expect(feed.titles[0]).toBe(newest);
      for (const link of feed.links) expect((await request.get(new URL(link).pathname)).status()).toBe(200);
    },
  );
}

test('the article on screen is the only one, though those left stay in the document', async ({ page }) => {
  await page.goto('/blog');
  const [title] = await titlesOf(page);
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('an article that there is not leads home', async ({ page }) => {
  await page.goto('/id/blog/nobody-wrote-this');
  await expect(page).toHaveURL('/id');
});

test('a feed in no language of ours is a 404', async ({ request }) => {
  expect((await request.get('/feeds/fr.xml')).status()).toBe(404);
});

plainTest.describe('without JavaScript', () => {
  plainTest.use({ javaScriptEnabled: false });

  plainTest('the list leads to the whole article', async ({ page }) => {
    await page.goto('/blog');
    const [title] = await titlesOf(page);
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('article').getByRole('heading', { level: 2 }).last()).toBeVisible();
  });
});
