import 'server-only';
import { z } from 'zod';
import {
  createLenientListSchema,
  fetchUpstream,
  parseResponse,
  parseRetryAfterSeconds,
} from '@/lib/api/call';
import {
  graphFailureSchema,
  type InstagramMedia,
  instagramMediaSchema,
  POST_TYPES,
  type Post,
  renewedTokenSchema,
} from '@/lib/contract/social';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';

const FIELDS = 'id,caption,media_type,media_url,permalink,thumbnail_url,timestamp,children{media_url}';
const mediaListSchema = z.object({ data: createLenientListSchema(instagramMediaSchema, 'media') });

/** Returns the account's five newest posts with a picture (spec §7). @throws ApiError */
export async function fetchPosts(token: string): Promise<Post[]> {
  const parameters = { fields: FIELDS, access_token: token };
  const { data } = await askGraph('/me/media', parameters, mediaListSchema);
  return selectPosts(data);
}

/** Exchanges a token for one with a longer lifetime. @throws ApiError */
export async function fetchRenewedToken(token: string): Promise<string> {
  const parameters = { grant_type: 'ig_refresh_token', access_token: token };
  return (await askGraph('/refresh_access_token', parameters, renewedTokenSchema)).access_token;
}

/** Timeout in milliseconds. Two attempts and the pause between them fit into the shopper's ten seconds. */
const TIMEOUT_MS = 3_500;

/** The provider's error codes for an invalid or expired token, and for too many calls. */
const TOKEN_ERROR = 190;
const RATE_ERRORS = [4, 17, 32, 613];

/** Converts an error response. The message is dropped, because it may contain the token. */
async function toApiError(response: Response): Promise<ApiError> {
  const payload: unknown = await response.json().catch(() => undefined);
  const number = graphFailureSchema.safeParse(payload).data?.error.code;
  const isLimited = response.status === 429 || (number !== undefined && RATE_ERRORS.includes(number));
  if (isLimited) return new ApiError('rate_limited', { retryAfterSeconds: parseRetryAfterSeconds(response) });
  const isTokenBad = response.status === 401 || number === TOKEN_ERROR;
  return new ApiError(isTokenBad ? 'unauthenticated' : 'upstream_failed');
}

/**
 * Calls the Graph API. @throws ApiError `unauthenticated` for an invalid token, or an error of
 * `fetchUpstream` and `parseResponse`
 */
async function askGraph<S extends z.ZodType>(path: string, parameters: Record<string, string>, schema: S) {
  const address = `${env.SOCIAL_GRAPH_URL}${path}?${new URLSearchParams(parameters)}`;
  const response = await fetchUpstream(address, { timeoutMs: TIMEOUT_MS });
  if (!response.ok) throw await toApiError(response);
  return parseResponse(response, schema);
}

/** Number of posts to show (spec §9). */
const FEED_LIMIT = 5;

const FILM = /\.(mp4|mov|webm|m4v)$/i;

/** Returns the pathname of an absolute or local URL, or undefined if a browser could not load it. */
function pathOf(address: string): string | undefined {
  const base = address.startsWith('/') && !address.startsWith('//') ? 'https://shop.invalid' : undefined;
  if (!URL.canParse(address, base)) return undefined;
  const { protocol, pathname } = new URL(address, base);
  return protocol === 'https:' || protocol === 'http:' ? pathname : undefined;
}

function isPicture(address: string | null | undefined): address is string {
  const path = address ? pathOf(address) : undefined;
  return path !== undefined && !FILM.test(path);
}

/**
 * Returns the URL of a post's first picture, or undefined if there is none. The children of an album may be
 * pictures or videos.
 */
function pictureOf({ media_type, media_url, thumbnail_url, children }: InstagramMedia): string | undefined {
  const inside =
    media_type === 'CAROUSEL_ALBUM' ? (children?.data.map((child) => child.media_url) ?? []) : [];
  return [...inside, media_url, thumbnail_url].find(isPicture);
}

function httpsOnly(address: string | null | undefined): string | undefined {
  return address && URL.canParse(address) && new URL(address).protocol === 'https:' ? address : undefined;
}

function postOf(media: InstagramMedia): Post | undefined {
  const type = POST_TYPES.find((known) => known === media.media_type);
  const picture = pictureOf(media);
  if (!type || !picture) return undefined;
  const permalink = httpsOnly(media.permalink);
  return {
    id: media.id,
    caption: media.caption ?? '',
    media_type: type,
    media_url: picture,
    ...(permalink && { permalink }),
    ...(media.timestamp && { timestamp: media.timestamp }),
  };
}

/** Returns the first five distinct posts with a picture. Videos are omitted (spec §3). */
export function selectPosts(media: readonly InstagramMedia[]): Post[] {
  const posts = new Map<string, Post>();
  for (const one of media) {
    const post = postOf(one);
    if (post && posts.size < FEED_LIMIT && !posts.has(post.id)) posts.set(post.id, post);
  }
  return [...posts.values()];
}
