import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/env';
import {
  createMediaResponse,
  createTokenRejection,
  GRAPH_TOKEN,
  graphPostsRequest,
  graphTokenRequest,
  stubGraph,
  withSocialFeed,
} from '@/lib/testing/social-feed';
import { fetchFeed, listKnownTokens, renewToken } from './fetch-feed';

const another = (token: string) => ({ body: { access_token: token, expires_in: 5_184_000 } });

withSocialFeed();
afterEach(() => {
  delete process.env.NEXT_PHASE;
});

it('renews the token with each fetch and uses the new one after a restart', async () => {
  const { calls } = stubGraph({
    [graphTokenRequest()]: another('second'),
    [graphTokenRequest('second')]: another('third'),
    [graphPostsRequest()]: createMediaResponse('1'),
    [graphPostsRequest('second')]: createMediaResponse('2'),
  });
  await fetchFeed();
  await expect(renewToken(GRAPH_TOKEN)).resolves.toBe('second');
  await expect(fetchFeed()).resolves.toMatchObject([{ id: '2' }]);
  expect(calls()).toContain(graphTokenRequest('second'));
});

it('keeps the old token if renewal fails', async () => {
  stubGraph({ [graphTokenRequest()]: { status: 500 }, [graphPostsRequest()]: createMediaResponse('1') });
  await expect(fetchFeed()).resolves.toHaveLength(1);
  await expect(renewToken(GRAPH_TOKEN)).resolves.toBeUndefined();
  await expect(listKnownTokens()).resolves.toEqual([GRAPH_TOKEN]);
});

it('retries with the renewed token if the old one is rejected', async () => {
  stubGraph({
    [graphTokenRequest()]: another('second'),
    [graphPostsRequest()]: createTokenRejection(),
    [graphPostsRequest('second')]: createMediaResponse('2'),
  });
  await expect(fetchFeed()).resolves.toMatchObject([{ id: '2' }]);
});

it('returns to the token of the environment if the stored one is no longer valid', async () => {
  stubGraph({ [graphTokenRequest()]: another('second') });
  await renewToken(GRAPH_TOKEN);
  stubGraph({
    [graphTokenRequest()]: another('third'),
    [graphTokenRequest('second')]: createTokenRejection('second'),
    [graphPostsRequest('second')]: createTokenRejection('second'),
    [graphPostsRequest()]: createMediaResponse('1'),
  });
  await expect(fetchFeed()).resolves.toMatchObject([{ id: '1' }]);
  await expect(listKnownTokens()).resolves.toEqual(['third', GRAPH_TOKEN]);
});

it('fails if no token is valid', async () => {
  const { calls } = stubGraph({
    [graphTokenRequest()]: createTokenRejection(),
    [graphPostsRequest()]: createTokenRejection(),
  });
  await expect(fetchFeed()).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(calls()).toHaveLength(2);
});

it('does not renew tokens during a build', async () => {
  process.env.NEXT_PHASE = 'phase-production-build';
  const { calls } = stubGraph({ [graphPostsRequest()]: createMediaResponse('1') });
  await fetchFeed();
  expect(calls()).toEqual([graphPostsRequest()]);
});

it('works with a broken file and without a writable folder', async () => {
  const folder = env.DATA_DIR;
  await writeFile(join(folder, 'social-token.json'), '{"token":');
  await expect(listKnownTokens()).resolves.toEqual([GRAPH_TOKEN]);

  env.DATA_DIR = join(folder, 'social-token.json', 'inside-a-file');
  stubGraph({ [graphTokenRequest()]: another('second') });
  await expect(renewToken(GRAPH_TOKEN)).resolves.toBe('second');
  await expect(listKnownTokens()).resolves.toEqual([GRAPH_TOKEN]);
  env.DATA_DIR = folder;
});
