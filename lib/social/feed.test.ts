import { cacheLife } from 'next/cache';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';
import {
  createMediaResponse,
  createTokenRejection,
  GRAPH_TOKEN,
  graphPostsRequest,
  graphTokenRequest,
  stubGraph,
  withSocialFeed,
} from '@/lib/testing/social-feed';
import { expireFeed, readFeed, type SocialFeed } from './feed';

const HOUR_MS = 3_600_000;
const ids = ({ posts }: SocialFeed) => posts.map(({ id }) => id).join('');

let ahead = 0;
beforeEach(() => {
  ahead = 0;
});

/** Advances the clock. Real time continues to pass as well. */
function pass(ms: number) {
  ahead += ms;
  jest
    .spyOn(Date, 'now')
    .mockImplementation(() => Math.floor(performance.timeOrigin + performance.now()) + ahead);
}

withSocialFeed();

it('fetches once an hour, even after a restart', async () => {
  const { calls } = stubGraph({
    [graphPostsRequest()]: [createMediaResponse('1', '2'), createMediaResponse('3')],
  });
  expect(await readFeed()).toMatchObject({ source: 'graph', failed: false });
  pass(HOUR_MS - 5_000);
  const cached = await readFeed();
  expect([ids(cached), cached.source]).toEqual(['12', 'cache']);
  expect(calls().sort()).toEqual([graphPostsRequest(), graphTokenRequest()]);

  pass(HOUR_MS);
  const fresh = await readFeed();
  expect([ids(fresh), fresh.source]).toEqual(['3', 'graph']);
});

it('is cached until the hour is over', async () => {
  stubGraph({ [graphPostsRequest()]: createMediaResponse('1') });
  await readFeed();
  expect(jest.mocked(cacheLife)).toHaveBeenLastCalledWith(expect.objectContaining({ revalidate: 3_600 }));
  pass(HOUR_MS - 60_000);
  await readFeed();
  const [life] = jest.mocked(cacheLife).mock.lastCall ?? [];
  expect(life).toMatchObject({ revalidate: expect.closeTo(60, -1) });
});

it('keeps the last posts through an outage', async () => {
  stubGraph({ [graphPostsRequest()]: [createMediaResponse('1'), new Error('down')] });
  await readFeed();
  pass(2 * HOUR_MS);
  const feed = await readFeed();
  expect([ids(feed), feed.source, feed.failed]).toEqual(['1', 'cache', false]);
});

it('never shows the posts of another account', async () => {
  stubGraph({
    [graphPostsRequest()]: createMediaResponse('1'),
    [graphPostsRequest('another')]: createMediaResponse('2'),
    [graphTokenRequest('another')]: createTokenRejection('another'),
  });
  await readFeed();
  env.SOCIAL_ACCESS_TOKEN = 'another';
  expect(ids(await readFeed())).toBe('2');
});

it.each([
  ['is not there', new Error('ECONNREFUSED')],
  ['is broken', { status: 500, body: { error: { code: 1 } } }],
  ['talks nonsense', { body: { data: 'soon' } }],
  ['is a page', new Response('<!doctype html>')],
])('retries once when the Graph API %s', async (_case, failure) => {
  const { calls } = stubGraph({ [graphPostsRequest()]: [failure, createMediaResponse('1')] });
  expect(await readFeed()).toMatchObject({ source: 'graph', failed: false });
  expect(calls().filter((call) => call === graphPostsRequest())).toHaveLength(2);
});

it.each([
  ['five minutes', { status: 503 }, 300],
  ['as long as the Graph API asks for', { status: 429, body: {}, headers: { 'retry-after': '1800' } }, 1_800],
  [
    'as long as the Graph API asks for with an error code of its own',
    { status: 400, body: { error: { code: 4 } }, headers: { 'retry-after': '1800' } },
    1_800,
  ],
])('reports a failure without posts, and pauses for %s', async (_case, response, revalidate) => {
  stubGraph({ [graphPostsRequest()]: response });
  expect(await readFeed()).toMatchObject({ posts: [], source: 'fallback', failed: true });
  expect(jest.mocked(cacheLife)).toHaveBeenLastCalledWith(expect.objectContaining({ revalidate }));
});

it('uses the local pictures if all posts are videos, without reporting a failure', async () => {
  const film = { id: '1', media_type: 'VIDEO', media_url: 'https://scontent.cdninstagram.com/1.mp4' };
  stubGraph({ [graphPostsRequest()]: { body: { data: [film] } } });
  expect(await readFeed()).toMatchObject({ posts: [], source: 'fallback', failed: false });
});

it('ignores invalid entries of the list', async () => {
  const { body } = createMediaResponse('1', '2');
  stubGraph({ [graphPostsRequest()]: { body: { data: [null, 7, { id: 'x' }, ...body.data] } } });
  expect(ids(await readFeed())).toBe('12');
});

it('fetches again after the feed was expired', async () => {
  stubGraph({ [graphPostsRequest()]: [createMediaResponse('1'), createMediaResponse('2')] });
  await readFeed();
  await expireFeed();
  expect(ids(await readFeed())).toBe('2');
});

it('sends no request without a token', async () => {
  env.SOCIAL_ACCESS_TOKEN = undefined;
  const { calls } = stubGraph({});
  expect(await readFeed()).toMatchObject({ posts: [], source: 'fallback', failed: false });
  expect(calls()).toEqual([]);
});

it('never logs the token', async () => {
  const written = ['warn', 'error', 'info'] as const;
  const spies = written.map((level) => jest.spyOn(log, level));
  stubGraph({ [graphPostsRequest()]: createTokenRejection(), [graphTokenRequest()]: createTokenRejection() });
  const feed = await readFeed();
  expect(feed.failed).toBe(true);
  const lines = spies.flatMap(({ mock }) => mock.calls);
  expect(lines.length).toBeGreaterThan(0);
  expect(JSON.stringify([feed, lines])).not.toContain(GRAPH_TOKEN);
});
