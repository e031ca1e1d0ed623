import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@/e2e/fixtures';
import { FEED_SHOP, REVALIDATE_SECRET } from '@/e2e/support/servers/environments';
import { type Server, startServer } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';

/** The token of the shop's environment; later ones begin with it. */
export const GRAPH_TOKEN = 'token-of-the-journeys';

/** Nobody sells anything here. */
const NO_API = String(FEED_SHOP.apiPort + 5);

/** What the Graph API was asked since it was last told how to answer. */
type Asked = {
  media: number;
  tokens: number;
  pictures: number;
  /** How many calls for posts and tokens have had their answer. */
  answered: number;
  lastToken?: string;
  newestToken: string;
};

type FeedAnswer = { posts: { id: string; caption: string; media_url: string }[]; source: string };

export function startGraph(): Promise<Server> {
  return startServer({
    name: 'feed-graph',
    module: 'e2e/support/stubs/social-graph/server.mjs',
    env: { PORT: String(FEED_SHOP.apiPort), TOKEN: GRAPH_TOKEN },
  });
}

/** @param data the folder that outlives it */
export function startFeedShop(data: string): Promise<Server> {
  return startStorefront(FEED_SHOP, {
    PRODUCT_API_PORT: NO_API,
    DATA_DIR: data,
    // A thousand visitors are not of one address, except to a shop behind a proxy.
    TRUST_PROXY: '1',
    SOCIAL_GRAPH_URL: FEED_SHOP.apiUrl,
    SOCIAL_ACCESS_TOKEN: GRAPH_TOKEN,
    REVALIDATE_SECRET,
  });
}

/** Tells the Graph API how to answer from now on, and begins to count anew. */
export async function graphAnswers(request: APIRequestContext, answers: string, delayMs = 0): Promise<void> {
  const answer = await request.put(`${FEED_SHOP.apiUrl}/stub`, { data: { answers, delayMs } });
  expect(answer.status()).toBe(200);
}

export async function graphWasAsked(request: APIRequestContext): Promise<Asked> {
  return (await request.get(`${FEED_SHOP.apiUrl}/stub`)).json();
}

export async function readFeed(request: APIRequestContext): Promise<FeedAnswer> {
  const answer = await request.get('/api/social/feed');
  expect(answer.status()).toBe(200);
  return (await answer.json()).data;
}

/** What the back office does: the feed is due, and the pages that show it are made anew. */
export async function expireFeed(request: APIRequestContext): Promise<void> {
  const answer = await request.post('/api/revalidate', {
    data: { tags: ['social'] },
    headers: { authorization: `Bearer ${REVALIDATE_SECRET}` },
  });
  expect(answer.status()).toBe(200);
}

export function gallery(page: Page) {
  const title = page.getByRole('heading', { level: 2, name: /^(SOCIAL MEDIA|MEDIA SOSIAL)$/ });
  return page.getByRole('main').locator('section').filter({ has: title }).last();
}

/** Opens a page until its gallery shows something: a page is made anew behind its visitors' backs. */
export async function visitUntilShown(page: Page, path: string, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(gallery(page).getByText(text).or(gallery(page).getByAltText(text)).first()).toBeAttached({
      timeout: 1_000,
    });
  }).toPass({ timeout: 20_000 });
}
