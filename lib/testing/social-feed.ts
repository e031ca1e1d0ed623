import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from '@/lib/env';
import { type StubbedResponse, stubNetwork } from './stub-network';

/** The token of the test environment. No response and no log line may contain it. */
export const GRAPH_TOKEN = 'graph-token-of-the-environment';

const FIELDS = 'id,caption,media_type,media_url,permalink,thumbnail_url,timestamp,children{media_url}';

/** The requests to the Graph API for posts and for a new token. */
export const graphPostsRequest = (token = GRAPH_TOKEN) =>
  `GET /me/media?${new URLSearchParams({ fields: FIELDS, access_token: token })}`;
export const graphTokenRequest = (token = GRAPH_TOKEN) =>
  `GET /refresh_access_token?${new URLSearchParams({ grant_type: 'ig_refresh_token', access_token: token })}`;

export const createPicturePost = (id: string, facts: object = {}) => ({
  id,
  caption: `Post ${id}`,
  media_type: 'IMAGE',
  media_url: `https://scontent.cdninstagram.com/${id}.jpg`,
  permalink: `https://www.instagram.com/p/${id}/`,
  timestamp: '2026-11-03T22:30:00+0000',
  ...facts,
});

export const createMediaResponse = (...ids: string[]) => ({
  body: { data: ids.map((id) => createPicturePost(id)) },
});

/** The response of the Graph API to an expired token. It repeats the token. */
export const createTokenRejection = (token = GRAPH_TOKEN) => ({
  status: 400,
  body: { error: { message: `Error validating access token ${token}`, type: 'OAuthException', code: 190 } },
});

/** Configures a feed and an empty data folder for each test. */
export function withSocialFeed(): void {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'social-'));
    env.DATA_DIR = folder;
    env.SOCIAL_ACCESS_TOKEN = GRAPH_TOKEN;
  });
  afterEach(async () => {
    env.DATA_DIR = '.data';
    env.SOCIAL_ACCESS_TOKEN = undefined;
    // A concurrent token renewal may be writing to the folder.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
}

/** Stubs the Graph API, which returns the same token by default. */
export function stubGraph(table: Record<string, StubbedResponse | StubbedResponse[]>) {
  return stubNetwork({
    [graphTokenRequest()]: { body: { access_token: GRAPH_TOKEN, expires_in: 5_184_000 } },
    ...table,
  });
}
