import { readFile, rm } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { findAccessibilityViolations } from '@/e2e/support/checks/accessibility-violations';
import { recordCrossOriginRequests } from '@/e2e/support/checks/cross-origin-requests';
import { REVALIDATE_SECRET, SOCIAL_FEED_SHOP } from '@/e2e/support/servers/environments';
import { getLogFilePath, setUpServers, startStub } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';

// The tests change one shop, so they run in this order.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: SOCIAL_FEED_SHOP.siteUrl });
test.setTimeout(120_000);

const VISITORS = 200;
const NEWEST = 'Sunrise at <b>Balangan</b> & coffee 🌅👨‍👩‍👧 #bali #surf #ombak';
/** The first access token. Renewed tokens begin with the same text. */
const TOKEN = 'token-of-the-journeys';

const { dataFolder, apiUrl, apiPort } = SOCIAL_FEED_SHOP;
setUpServers(async (servers) => {
  servers.push(await startStub('feed-graph', 'social-graph/server.mjs', apiPort, { TOKEN }));
  await rm(dataFolder, { recursive: true, force: true });
  const storefront = await startStorefront(SOCIAL_FEED_SHOP, {
    // No product API listens on this port.
    PRODUCT_API_PORT: String(apiPort + 5),
    DATA_DIR: dataFolder,
    TRUST_PROXY: '1',
    SOCIAL_GRAPH_URL: apiUrl,
    SOCIAL_ACCESS_TOKEN: TOKEN,
    REVALIDATE_SECRET,
  });
  servers.push(storefront);
});

/** Tells the Graph API how to respond from now on, and resets its counters. */
async function setGraph(request: APIRequestContext, responses: string, delayMs = 0): Promise<void> {
  const response = await request.put(`${apiUrl}/stub`, { data: { responses, delayMs } });
  expect(response.status()).toBe(200);
}

type Counters = { media: number; tokens: number; answered: number };
const readCounters = async (request: APIRequestContext): Promise<Counters> =>
  (await request.get(`${apiUrl}/stub`)).json();

type Feed = { posts: { id: string }[]; source: string };
async function readFeed(request: APIRequestContext): Promise<Feed> {
  const response = await request.get('/api/social/feed');
  expect(response.status()).toBe(200);
  return (await response.json()).data;
}

function gallery(page: Page) {
  const title = page.getByRole('heading', { level: 2, name: /^(SOCIAL MEDIA|MEDIA SOSIAL)$/ });
  return page.getByRole('main').locator('section').filter({ has: title }).last();
}

/** Opens a page repeatedly until its gallery shows a text, because the page is revalidated in the background. */
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
    Array.from({ length: VISITORS }, () => fetch(`${SOCIAL_FEED_SHOP.siteUrl}/api/social/feed`)),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await readCounters(request)).toMatchObject({ media: 1, tokens: 1 });
  const { posts, source } = await readFeed(request);
  expect(source).toBe('cache');
  expect(posts.map(({ id }) => id)).toEqual(['1', '3', '4', '5', '7']);
});

test('a page shows the posts, with pictures from the shop alone', async ({ page }) => {
  const foreign = recordCrossOriginRequests(page, SOCIAL_FEED_SHOP.siteUrl);
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
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

for (const [mode, delayMs] of [
  ['posts', 5_000],
  ['expired', 0],
] as const) {
  test(`the posts stay, and nobody waits, while the Graph API is ${delayMs ? 'slow' : mode}`, async ({
    request,
  }) => {
    await setGraph(request, mode, delayMs);
    const headers = { authorization: `Bearer ${REVALIDATE_SECRET}` };
    const stale = await request.post('/api/revalidate', { data: { tags: ['social'] }, headers });
    expect(stale.status()).toBe(200);
    expect((await readFeed(request)).posts[0]?.id).toBe('1');
    if (delayMs) expect(await readCounters(request), 'no response yet').toMatchObject({ answered: 0 });
    await expect.poll(async () => (await readCounters(request)).media, { timeout: 20_000 }).toBe(2);
  });
}

test('the log says that the feed failed, without a token', async () => {
  const log = await readFile(getLogFilePath(SOCIAL_FEED_SHOP.name), 'utf8');
  expect(log).toContain('social feed');
  expect(log).not.toContain(TOKEN);
});
