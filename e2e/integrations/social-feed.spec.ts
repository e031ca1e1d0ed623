import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { findViolations } from '@/e2e/support/checks/find-violations';
import { foreignRequests } from '@/e2e/support/checks/foreign-requests';
import { FEED_SHOP, REVALIDATE_SECRET } from '@/e2e/support/servers/environments';
import { logFile, type Server, startStub, withServers } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';

// One shop goes through all tests, in this order.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: FEED_SHOP.siteUrl });
test.setTimeout(120_000);

const VISITORS = 200;
const HOUR_MS = 3_600_000;
const NEWEST = 'Sunrise at <b>Balangan</b> & coffee 🌅👨‍👩‍👧 #bali #surf #ombak';
const LATER = 'The evening of the same day 🌙';
/** The token in the shop's environment. Tokens of later exchanges begin with it. */
const TOKEN = 'token-of-the-journeys';

const { dataFolder, apiUrl, apiPort } = FEED_SHOP;
let shop: Server;

async function startShop(keepData = false) {
  await shop?.stop();
  if (!keepData) await rm(dataFolder, { recursive: true, force: true });
  shop = await startStorefront(FEED_SHOP, {
    // There is no product API.
    PRODUCT_API_PORT: String(apiPort + 5),
    DATA_DIR: dataFolder,
    TRUST_PROXY: '1',
    SOCIAL_GRAPH_URL: apiUrl,
    SOCIAL_ACCESS_TOKEN: TOKEN,
    REVALIDATE_SECRET,
  });
}

withServers(async (servers) => {
  servers.push(await startStub('feed-graph', 'social-graph/server.mjs', apiPort, { TOKEN }));
  await startShop();
  servers.push({ stop: () => shop.stop() });
});

/** Tells the Graph API how to respond from now on, and resets its counters. */
async function setGraph(request: APIRequestContext, answers: string, delayMs = 0): Promise<void> {
  const response = await request.put(`${apiUrl}/stub`, { data: { answers, delayMs } });
  expect(response.status()).toBe(200);
}

type Counters = { media: number; tokens: number; answered: number; newestToken: string };
const readCounters = async (request: APIRequestContext): Promise<Counters> =>
  (await request.get(`${apiUrl}/stub`)).json();

type Feed = { posts: { id: string }[]; source: string };
async function readFeed(request: APIRequestContext): Promise<Feed> {
  const response = await request.get('/api/social/feed');
  expect(response.status()).toBe(200);
  return (await response.json()).data;
}

/** Marks the feed as stale. */
async function revalidateFeed(request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${REVALIDATE_SECRET}` };
  const response = await request.post('/api/revalidate', { data: { tags: ['social'] }, headers });
  expect(response.status()).toBe(200);
}

const expectFirstPost = (request: APIRequestContext, id: string) =>
  expect.poll(async () => (await readFeed(request)).posts[0]?.id, { timeout: 20_000 }).toBe(id);

function gallery(page: Page) {
  const title = page.getByRole('heading', { level: 2, name: /^(SOCIAL MEDIA|MEDIA SOSIAL)$/ });
  return page.getByRole('main').locator('section').filter({ has: title }).last();
}

/** Opens a page until its gallery shows a text, because the page is revalidated in the background. */
async function visitUntilShown(page: Page, path: string, text: string): Promise<void> {
  const shown = gallery(page).getByText(text).or(gallery(page).getByAltText(text)).first();
  await expect(async () => {
    await page.goto(path);
    await expect(shown).toBeAttached({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

test('many visitors at once cause one call, and get the five newest pictures', async ({ request }) => {
  await setGraph(request, 'posts', 300);
  const responses = await Promise.all(
    Array.from({ length: VISITORS }, () => fetch(`${FEED_SHOP.siteUrl}/api/social/feed`)),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await readCounters(request)).toMatchObject({ media: 1, tokens: 1 });
  const { posts, source } = await readFeed(request);
  expect(source).toBe('cache');
  expect(posts.map(({ id }) => id)).toEqual(['1', '3', '4', '5', '7']);
});

test('a page shows the posts, with pictures from the shop alone', async ({ page }) => {
  const foreign = foreignRequests(page, FEED_SHOP.siteUrl);
  await visitUntilShown(page, '/id/sustainability', NEWEST);
  const pictures = gallery(page).getByRole('img');
  await expect(pictures).toHaveCount(5);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true, { timeout: 30_000 });
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await expect(gallery(page).getByRole('img', { name: 'Unggahan 4 November 2026' })).toBeVisible();
  await expect(gallery(page).getByRole('link'), 'without the javascript: link').toHaveCount(4);
  const link = gallery(page).getByRole('link', { name: NEWEST });
  await expect(link).toHaveAttribute('href', 'https://www.instagram.com/p/1/');
  expect(foreign).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
});

test('an open page shows new posts after an hour, but not while it is hidden', async ({ page }) => {
  await page.clock.install();
  await visitUntilShown(page, '/sustainability', NEWEST);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/social/feed')) requests.push(request.url());
  });
  const setHidden = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => (isHidden ? 'hidden' : 'visible'),
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  await page.clock.fastForward(3 * HOUR_MS);
  expect(requests).toEqual([]);

  await setGraph(page.request, 'later');
  await revalidateFeed(page.request);
  await expectFirstPost(page.request, '9');
  await setHidden(false);
  await page.clock.runFor(1_000);
  await expect(gallery(page).getByRole('link', { name: LATER })).toBeAttached();
});

for (const [mode, delayMs, calls] of [
  ['posts', 5_000, 2],
  ['limited', 0, 1],
  ['expired', 0, 2],
  ['nonsense', 0, 2],
  ['broken', 0, 2],
] as const) {
  const name = delayMs > 0 ? 'slow' : mode;
  test(`the posts stay, and nobody waits, while the Graph API is ${name}`, async ({ request }) => {
    await setGraph(request, mode, delayMs);
    await revalidateFeed(request);
    expect((await readFeed(request)).posts[0]?.id).toBe('9');
    if (delayMs > 0) expect(await readCounters(request), 'no response yet').toMatchObject({ answered: 0 });
    await expect.poll(async () => (await readCounters(request)).media, { timeout: 20_000 }).toBe(calls);
  });
}

test('posts and token survive a restart', async ({ request }) => {
  await setGraph(request, 'posts');
  await revalidateFeed(request);
  await expectFirstPost(request, '1');
  const { newestToken } = await readCounters(request);
  expect(newestToken).not.toBe(TOKEN);
  const stored = () => readFile(join(dataFolder, 'social-token.json'), 'utf8');
  await expect.poll(stored).toContain(newestToken);
  await startShop(true);
  await setGraph(request, 'later');
  expect(await readFeed(request)).toMatchObject({ source: 'cache', posts: [{ id: '1' }, {}, {}, {}, {}] });
  await revalidateFeed(request);
  await expectFirstPost(request, '9');
});

test('without any post the page shows five static images and says why', async ({ page }) => {
  await setGraph(page.request, 'expired');
  await startShop();
  expect(await readFeed(page.request)).toMatchObject({ source: 'fallback', posts: [] });
  const failed = 'Error loading Instagram posts. Displaying static images.';
  await visitUntilShown(page, '/sustainability', failed);
  await expect(gallery(page).getByRole('img')).toHaveCount(5);
  await expect(gallery(page).getByRole('link')).toHaveCount(0);
  await expect(gallery(page).getByRole('button')).toHaveCount(0);

  await setGraph(page.request, 'films');
  await startShop();
  await visitUntilShown(page, '/sustainability', 'Displaying featured images');
});

test('the log says that the feed failed, without a token', async () => {
  const log = await readFile(logFile(FEED_SHOP.name), 'utf8');
  expect(log).toContain('social feed');
  expect(log).not.toContain(TOKEN);
});
