import { test as plainTest } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { twin } from '@/e2e/nightly';
import { findViolations } from '@/e2e/watch/find-violations';

const LANGUAGES = [
  {
    locale: 'en',
    blog: '/blog',
    name: 'Blog',
    newest: 'How to read a Bali forecast',
    older: 'Make your swimwear last',
    published: '20 November 2026',
    minutes: '5 min read',
    season: 'April to October, dry',
    next: 'Read next',
    feedLink: 'RSS feed',
    feed: '/feeds/en.xml',
    inside: '/store',
  },
  {
    locale: 'id',
    blog: '/id/blog',
    name: 'Blog',
    newest: 'Cara membaca prakiraan ombak di Bali',
    older: 'Supaya pakaian renang awet',
    published: '20 November 2026',
    minutes: '4 menit baca',
    season: 'April sampai Oktober, kemarau',
    next: 'Baca juga',
    feedLink: 'Umpan RSS',
    feed: '/feeds/id.xml',
    inside: '/id/store',
  },
] as const;

const ARTICLE = '/blog/how-to-read-a-bali-forecast';

for (const words of LANGUAGES) {
  test(
    `from the list to the newest article and on to another (${words.locale})`,
    twin(words.locale),
    async ({ page }) => {
      await page.goto(words.blog);
      await expect(page).toHaveTitle(`Apparel - ${words.name}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: words.name })).toBeVisible();
      const titles = main.getByRole('article').getByRole('heading', { level: 2 });
      await expect(titles.first()).toHaveText(words.newest);
      await expect(titles.last()).toHaveText(words.older);
      expect(await findViolations(page)).toEqual([]);

      await main.getByRole('link', { name: words.newest }).click();
      await expect(page).toHaveURL(words.blog.replace('/blog', ARTICLE));
      await expect(page).toHaveTitle(`Apparel - ${words.newest}`);
      const article = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
      await expect(article.getByRole('heading', { level: 1, name: words.newest })).toBeVisible();
      await expect(article.getByText(words.published)).toBeVisible();
      await expect(article.getByText(words.minutes)).toBeVisible();
      await expect(article.getByRole('rowheader', { name: words.season })).toBeVisible();
      await expect(article.getByRole('figure')).toHaveCount(2);
      await expect(article.locator(`a[href="${words.inside}"]`)).toBeVisible();
      expect(await findViolations(page)).toEqual([]);

      await expect(page.getByRole('heading', { level: 2, name: words.next })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: words.older }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.older })).toBeVisible();
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
      expect(feed.titles[0]).toBe(words.newest);
      for (const link of feed.links) expect((await request.get(new URL(link).pathname)).status()).toBe(200);
    },
  );
}

test('the article on screen is the only one, though those left stay in the document', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('main').getByRole('link', { name: 'Make your swimwear last' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Make your swimwear last' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make your swimwear last');
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
    await page.getByRole('main').getByRole('link', { name: 'Kawung, parang, megamendung' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kawung, parang, megamendung' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What we print is not batik' })).toBeVisible();
    await expect(page.getByRole('figure')).toHaveCount(3);
  });
});
