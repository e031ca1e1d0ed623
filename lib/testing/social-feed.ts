import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from '@/lib/env';
import { type StubbedAnswer, stubNetwork } from './stub-network';

/** The token of the tests' environment. No answer and no line of the log may ever hold it. */
export const GRAPH_TOKEN = 'graph-token-of-the-environment';

const FIELDS = 'id,caption,media_type,media_url,permalink,thumbnail_url,timestamp,children{media_url}';

/** How the Graph API is asked for posts, and for another token. */
export const mediaCall = (token = GRAPH_TOKEN) =>
  `GET /me/media?${new URLSearchParams({ fields: FIELDS, access_token: token })}`;
export const tokenCall = (token = GRAPH_TOKEN) =>
  `GET /refresh_access_token?${new URLSearchParams({ grant_type: 'ig_refresh_token', access_token: token })}`;

export const picturePost = (id: string, facts: object = {}) => ({
  id,
  caption: `Post ${id}`,
  media_type: 'IMAGE',
  media_url: `https://scontent.cdninstagram.com/${id}.jpg`,
  permalink: `https://www.instagram.com/p/${id}/`,
  timestamp: '2026-11-03T22:30:00+0000',
  ...facts,
});

export const mediaAnswer = (...ids: string[]) => ({ body: { data: ids.map((id) => picturePost(id)) } });

/** What the Graph API says to a token that is valid no more: it repeats it. */
export const tokenRefused = (token = GRAPH_TOKEN) => ({
  status: 400,
  body: { error: { message: `Error validating access token ${token}`, type: 'OAuthException', code: 190 } },
});

/** A shop with a feed and a data folder of its own, before each test. */
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
    // A token that is renewed beside the reading may be written at this very moment.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
}

/** A Graph API that keeps its token unless told. */
export function stubGraph(table: Record<string, StubbedAnswer | StubbedAnswer[]>) {
  return stubNetwork({
    [tokenCall()]: { body: { access_token: GRAPH_TOKEN, expires_in: 5_184_000 } },
    ...table,
  });
}
