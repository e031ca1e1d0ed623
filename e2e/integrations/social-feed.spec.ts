import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@/e2e/fixtures';
import { findViolations } from '@/e2e/support/checks/find-violations';
import { FEED_SHOP, JOURNEYS_FOLDER } from '@/e2e/support/servers/environments';
import { logFile, type Server } from '@/e2e/support/servers/start-server';
import {
  expireFeed,
  GRAPH_TOKEN,
  gallery,
  graphAnswers,
  graphWasAsked,
  readFeed,
  startFeedShop,
  startGraph,
  visitUntilShown,
} from '@/e2e/support/steps/social-feed';

// One shop lives through all of it, in this order.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: FEED_SHOP.siteUrl });
test.setTimeout(120_000);

const VISITORS = 1_000;
const HOUR_MS = 3_600_000;
const NEWEST = 'Sunrise at <b>Balangan</b> & coffee 🌅👨‍👩‍👧 #bali #surf #ombak';
const LATER = 'The evening of the same day 🌙';
const FAILED = {
  en: 'Error loading Instagram posts. Displaying static images.',
  id: 'Unggahan Instagram tidak dapat dimuat. Menampilkan gambar kami sendiri.',
};

const folder = join(JOURNEYS_FOLDER, 'data-feed');
let graph: Server;
let shop: Server;

async function startAnew(keepData: boolean) {
  await shop?.stop();
  if (!keepData) await rm(folder, { recursive: true, force: true });
  shop = await startFeedShop(folder);
}

test.beforeAll(async () => {
  graph = await startGraph();
  await startAnew(false);
});

test.afterAll(async () => {
  await shop.stop();
  await graph.stop();
});

test('a thousand visitors of the same second make one call', async ({ request }) => {
  await graphAnswers(request, 'posts', 300);
  const answers = await Promise.all(
    Array.from({ length: VISITORS }, () => fetch(`${FEED_SHOP.siteUrl}/api/social/feed`)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const feeds = await Promise.all(answers.map((answer) => answer.json()));
  expect(new Set(feeds.map(({ data: { posts } }) => JSON.stringify(posts))).size).toBe(1);
  expect(await graphWasAsked(request)).toMatchObject({ media: 1, tokens: 1 });

  const { posts, source } = await readFeed(request);
  expect(source).toBe('cache');
  expect(posts.map(({ id }) => id)).toEqual(['1', '3', '4', '5', '7']);
});

for (const { path, untold } of [
  { path: '/sustainability', untold: 'A post of 4 November 2026' },
  { path: '/id/sustainability', untold: 'Unggahan 4 November 2026' },
]) {
  test(`${path} shows the posts, by the shop's own image service alone`, async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${FEED_SHOP.siteUrl}/`)) foreign.push(request.url());
    });
    await visitUntilShown(page, path, NEWEST);
    const pictures = gallery(page).getByRole('img');
    await expect(pictures).toHaveCount(5);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true, { timeout: 30_000 });
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await expect(gallery(page).getByRole('img', { name: untold })).toBeVisible();
    // The fifth would lead to a script.
    await expect(gallery(page).getByRole('link')).toHaveCount(4);
    await expect(gallery(page).getByRole('link', { name: NEWEST })).toHaveAttribute(
      'href',
      'https://www.instagram.com/p/1/',
    );
    await expect(gallery(page).getByRole('link', { name: '"><img src=x onerror=alert(1)>' })).toBeVisible();
    expect(foreign).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });
}

test('an open page shows what is new after an hour, not while nobody is looking', async ({ page }) => {
  await page.clock.install();
  await visitUntilShown(page, '/sustainability', NEWEST);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/social/feed')) asked.push(request.url());
  });
  const look = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);

  await look(true);
  await page.clock.fastForward(3 * HOUR_MS);
  expect(asked).toEqual([]);

  await graphAnswers(page.request, 'later');
  await expireFeed(page.request);
  await expect(async () => expect((await readFeed(page.request)).posts[0]?.id).toBe('9')).toPass();
  await look(false);
  await page.clock.runFor(1_000);
  await expect(gallery(page).getByRole('link', { name: LATER })).toBeAttached();
  await expect(gallery(page).getByRole('img')).toHaveCount(5);
  expect(asked).toHaveLength(1);
});

for (const { answers, delayMs, calls } of [
  { answers: 'posts', delayMs: 5_000, calls: 2 },
  { answers: 'limited', delayMs: 0, calls: 1 },
  { answers: 'expired', delayMs: 0, calls: 2 },
  { answers: 'nonsense', delayMs: 0, calls: 2 },
  { answers: 'broken', delayMs: 0, calls: 2 },
]) {
  const how = delayMs > 0 ? 'slow' : answers;
  test(`the posts stay, and nobody waits, while the Graph API is ${how}`, async ({ page, request }) => {
    await graphAnswers(request, answers, delayMs);
    await expireFeed(request);
    expect((await readFeed(request)).posts[0]?.id).toBe('9');
    // The visitor has the feed before the Graph API has said a word.
    if (delayMs > 0) expect(await graphWasAsked(request)).toMatchObject({ answered: 0 });
    await visitUntilShown(page, '/sustainability', LATER);
    await expect(async () => expect((await graphWasAsked(request)).media).toBe(calls)).toPass();
  });
}

test('posts and token are there again after a restart', async ({ request }) => {
  await graphAnswers(request, 'posts');
  await expireFeed(request);
  await expect(async () => expect((await readFeed(request)).posts[0]?.id).toBe('1')).toPass();
  const { newestToken } = await graphWasAsked(request);
  expect(newestToken).not.toBe(GRAPH_TOKEN);
  await expect(async () => {
    expect(await readFile(join(folder, 'social-token.json'), 'utf8')).toContain(newestToken);
  }).toPass();

  await startAnew(true);
  await graphAnswers(request, 'later');
  expect(await readFeed(request)).toMatchObject({ source: 'cache', posts: [{ id: '1' }, {}, {}, {}, {}] });
  expect(await graphWasAsked(request)).toMatchObject({ media: 0, tokens: 0 });

  await expireFeed(request);
  await expect(async () => expect((await readFeed(request)).posts[0]?.id).toBe('9')).toPass();
  expect((await graphWasAsked(request)).lastToken).toBe(newestToken);
});

test('a feed that was never read says so, with five pictures that lead nowhere', async ({ page }) => {
  await graphAnswers(page.request, 'expired');
  await startAnew(false);
  expect(await readFeed(page.request)).toMatchObject({ source: 'fallback', posts: [] });
  for (const [locale, path] of [
    ['en', '/sustainability'],
    ['id', '/id/sustainability'],
  ] as const) {
    await visitUntilShown(page, path, FAILED[locale]);
    await expect(gallery(page).getByRole('img')).toHaveCount(5);
    await expect(gallery(page).getByRole('link')).toHaveCount(0);
    await expect(gallery(page).getByRole('button')).toHaveCount(0);
  }
});

test('an account with films alone shows featured images', async ({ page }) => {
  await graphAnswers(page.request, 'films');
  await startAnew(false);
  expect(await readFeed(page.request)).toMatchObject({ source: 'fallback', posts: [] });
  await visitUntilShown(page, '/sustainability', 'Displaying featured images');
});

test('no token of any day is told in the log', async () => {
  const log = await readFile(logFile(FEED_SHOP.name), 'utf8');
  expect(log).toContain('the social feed could not be read');
  expect(log).not.toContain(GRAPH_TOKEN);
});
