import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/env';
import {
  GRAPH_TOKEN,
  mediaCall,
  mediaResponse,
  stubGraph,
  tokenCall,
  tokenRefused,
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
    [tokenCall()]: another('second'),
    [tokenCall('second')]: another('third'),
    [mediaCall()]: mediaResponse('1'),
    [mediaCall('second')]: mediaResponse('2'),
  });
  await fetchFeed();
  await expect(renewToken(GRAPH_TOKEN)).resolves.toBe('second');
  await expect(fetchFeed()).resolves.toMatchObject([{ id: '2' }]);
  expect(calls()).toContain(tokenCall('second'));
});

it('keeps the old token if renewal fails', async () => {
  stubGraph({ [tokenCall()]: { status: 500 }, [mediaCall()]: mediaResponse('1') });
  await expect(fetchFeed()).resolves.toHaveLength(1);
  await expect(renewToken(GRAPH_TOKEN)).resolves.toBeUndefined();
  await expect(listKnownTokens()).resolves.toEqual([GRAPH_TOKEN]);
});

it('retries with the renewed token if the old one is rejected', async () => {
  stubGraph({
    [tokenCall()]: another('second'),
    [mediaCall()]: tokenRefused(),
    [mediaCall('second')]: mediaResponse('2'),
  });
  await expect(fetchFeed()).resolves.toMatchObject([{ id: '2' }]);
});

it('returns to the token of the environment if the stored one is no longer valid', async () => {
  stubGraph({ [tokenCall()]: another('second') });
  await renewToken(GRAPH_TOKEN);
  stubGraph({
    [tokenCall()]: another('third'),
    [tokenCall('second')]: tokenRefused('second'),
    [mediaCall('second')]: tokenRefused('second'),
    [mediaCall()]: mediaResponse('1'),
  });
  await expect(fetchFeed()).resolves.toMatchObject([{ id: '1' }]);
  await expect(listKnownTokens()).resolves.toEqual(['third', GRAPH_TOKEN]);
});

it('fails if no token is valid', async () => {
  const { calls } = stubGraph({ [tokenCall()]: tokenRefused(), [mediaCall()]: tokenRefused() });
  await expect(fetchFeed()).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(calls()).toHaveLength(2);
});

it('does not renew tokens during a build', async () => {
  process.env.NEXT_PHASE = 'phase-production-build';
  const { calls } = stubGraph({ [mediaCall()]: mediaResponse('1') });
  await fetchFeed();
  expect(calls()).toEqual([mediaCall()]);
});

it('works with a broken file and without a writable folder', async () => {
  const folder = env.DATA_DIR;
  await writeFile(join(folder, 'social-token.json'), '{"token":');
  await expect(listKnownTokens()).resolves.toEqual([GRAPH_TOKEN]);

  env.DATA_DIR = join(folder, 'social-token.json', 'inside-a-file');
  stubGraph({ [tokenCall()]: another('second') });
  await expect(renewToken(GRAPH_TOKEN)).resolves.toBe('second');
  await expect(listKnownTokens()).resolves.toEqual([GRAPH_TOKEN]);
  env.DATA_DIR = folder;
});
