import { env } from '@/lib/env';
import { log } from '@/lib/log/log';
import {
  GRAPH_TOKEN,
  mediaAnswer,
  mediaCall,
  startAnew,
  stubGraph,
  tokenCall,
  tokenRefused,
  withSocialFeed,
} from '@/lib/testing/social-feed';
import { expireFeed, type Feed, readFeed } from './feed';

const HOUR_MS = 3_600_000;
const ids = ({ posts }: Feed) => posts.map(({ id }) => id).join('');

let ahead = 0;
beforeEach(() => {
  ahead = 0;
});

/** Sets the clock on; the time that passes by itself is added to it. */
function pass(ms: number) {
  ahead += ms;
  jest
    .spyOn(Date, 'now')
    .mockImplementation(() => Math.floor(performance.timeOrigin + performance.now()) + ahead);
}

withSocialFeed();

it('asks once for a thousand who come in the same moment, and for none of the next hour', async () => {
  const { calls } = stubGraph({ [mediaCall()]: mediaAnswer('1', '2') });
  const feeds = await Promise.all(Array.from({ length: 1_000 }, () => readFeed()));
  expect(feeds.every((feed) => ids(feed) === '12' && feed.source === 'graph')).toBe(true);

  pass(HOUR_MS - 5_000);
  expect(await readFeed({ wait: true })).toMatchObject({ source: 'cache', failed: false });
  expect(calls().sort()).toEqual([mediaCall(), tokenCall()]);
});

it('serves what it has while it is read anew after the hour', async () => {
  const { calls } = stubGraph({ [mediaCall()]: [mediaAnswer('1'), mediaAnswer('2')] });
  await readFeed();
  pass(HOUR_MS);
  const feeds = await Promise.all([readFeed(), readFeed(), readFeed({ wait: true })]);
  expect(feeds.map(ids)).toEqual(['1', '1', '2']);
  expect(feeds.map(({ source }) => source)).toEqual(['cache', 'cache', 'graph']);
  expect(calls().filter((call) => call === mediaCall())).toHaveLength(2);
});

it('begins a new process with what the last one has read', async () => {
  const { calls } = stubGraph({ [mediaCall()]: [mediaAnswer('1'), new Error('down')] });
  await readFeed();
  startAnew();
  expect(await readFeed()).toMatchObject({ source: 'cache' });

  pass(2 * HOUR_MS);
  startAnew();
  expect(ids(await readFeed({ wait: true }))).toBe('1');
  expect(calls().filter((call) => call === mediaCall())).toHaveLength(3);
});

it('shows nobody the posts of another account', async () => {
  stubGraph({
    [mediaCall()]: mediaAnswer('1'),
    [mediaCall('another')]: mediaAnswer('2'),
    [tokenCall('another')]: tokenRefused('another'),
  });
  await readFeed();
  startAnew();
  env.SOCIAL_ACCESS_TOKEN = 'another';
  expect(ids(await readFeed())).toBe('2');
});

it.each([
  ['is not there', new Error('ECONNREFUSED')],
  ['is broken', { status: 500, body: { error: { code: 1 } } }],
  ['talks nonsense', { body: { data: 'soon' } }],
  ['is a page', new Response('<!doctype html>')],
])('tries once more when the Graph API %s', async (_case, failure) => {
  const { calls } = stubGraph({ [mediaCall()]: [failure, mediaAnswer('1')] });
  expect(await readFeed()).toMatchObject({ source: 'graph', failed: false });
  expect(calls().filter((call) => call === mediaCall())).toHaveLength(2);
});

it('says so when there is nothing to show, and leaves the Graph API alone for five minutes', async () => {
  const { calls } = stubGraph({ [mediaCall()]: { status: 503 } });
  const feed = await readFeed();
  expect(feed).toMatchObject({ posts: [], source: 'fallback', failed: true });
  await Promise.all(Array.from({ length: 100 }, () => readFeed()));
  expect(calls().filter((call) => call === mediaCall())).toHaveLength(2);

  pass(300_000);
  await readFeed();
  expect(calls().filter((call) => call === mediaCall())).toHaveLength(4);
});

it.each([
  ['429', { status: 429, body: {}, headers: { 'retry-after': '1800' } }],
  ['a number of its own', { status: 400, body: { error: { code: 4 } }, headers: { 'retry-after': '1800' } }],
])('waits for as long as a Graph API that has had enough asks for, said by %s', async (_case, limited) => {
  const { calls } = stubGraph({ [mediaCall()]: [limited, mediaAnswer('1')] });
  await readFeed();
  pass(1_795_000);
  expect(await readFeed()).toMatchObject({ failed: true });
  pass(10_000);
  expect(await readFeed()).toMatchObject({ source: 'graph' });
  expect(calls().filter((call) => call === mediaCall())).toHaveLength(2);
});

it('shows the pictures of the shop where there are films alone, and calls that no failure', async () => {
  const film = { id: '1', media_type: 'VIDEO', media_url: 'https://scontent.cdninstagram.com/1.mp4' };
  stubGraph({ [mediaCall()]: { body: { data: [film] } } });
  expect(await readFeed()).toMatchObject({ posts: [], source: 'fallback', failed: false });
});

it('takes the rest of a list with something in it that is no post', async () => {
  const { body } = mediaAnswer('1', '2');
  stubGraph({ [mediaCall()]: { body: { data: [null, 7, { id: 'x' }, ...body.data] } } });
  expect(ids(await readFeed())).toBe('12');
});

it('asks anew before the hour is over when it is told to', async () => {
  stubGraph({ [mediaCall()]: [mediaAnswer('1'), mediaAnswer('2')] });
  await readFeed();
  startAnew();
  await expireFeed();
  expect(ids(await readFeed())).toBe('1');
  expect(ids(await readFeed({ wait: true }))).toBe('2');
});

it('asks nobody without a token', async () => {
  env.SOCIAL_ACCESS_TOKEN = undefined;
  const { calls } = stubGraph({});
  expect(await readFeed()).toMatchObject({ posts: [], source: 'fallback', failed: false });
  expect(calls()).toEqual([]);
});

it('keeps the token to itself', async () => {
  const written = ['warn', 'error', 'info'] as const;
  const spies = written.map((level) => jest.spyOn(log, level));
  stubGraph({ [mediaCall()]: tokenRefused(), [tokenCall()]: tokenRefused() });
  const feed = await readFeed();
  expect(feed.failed).toBe(true);
  const lines = spies.flatMap(({ mock }) => mock.calls);
  expect(lines.length).toBeGreaterThan(0);
  expect(JSON.stringify([feed, lines])).not.toContain(GRAPH_TOKEN);
});
