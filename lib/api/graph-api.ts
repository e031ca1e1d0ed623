import 'server-only';
import { z } from 'zod';
import { fetchUpstream, lenientList, parseResponse, retryAfterSeconds } from '@/lib/api/call';
import {
  freshTokenSchema,
  graphFailureSchema,
  type Media,
  mediaSchema,
  POST_TYPES,
  type Post,
} from '@/lib/contract/social';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';

const FIELDS = 'id,caption,media_type,media_url,permalink,thumbnail_url,timestamp,children{media_url}';
const mediaListSchema = z.object({ data: lenientList(mediaSchema, 'media') });

/** The account's five newest posts with a picture (spec §7). @throws ApiError */
export async function fetchPosts(token: string): Promise<Post[]> {
  const parameters = { fields: FIELDS, access_token: token };
  const { data } = await askGraph('/me/media', parameters, mediaListSchema);
  return selectPosts(data);
}

/** A token that is valid for longer. @throws ApiError */
export async function fetchFreshToken(token: string): Promise<string> {
  const parameters = { grant_type: 'ig_refresh_token', access_token: token };
  return (await askGraph('/refresh_access_token', parameters, freshTokenSchema)).access_token;
}

/** Two tries and the pause between them are over before the shopper's ten seconds are. */
const TIMEOUT_MS = 3_500;

/** The provider's numbers for a token that is not valid (any more), and for too many calls. */
const TOKEN_ERROR = 190;
const RATE_ERRORS = [4, 17, 32, 613];

/** What the Graph API said no with. Its words stay outside: they may repeat the token. */
async function refusal(response: Response): Promise<ApiError> {
  const payload: unknown = await response.json().catch(() => undefined);
  const number = graphFailureSchema.safeParse(payload).data?.error.code;
  const isLimited = response.status === 429 || (number !== undefined && RATE_ERRORS.includes(number));
  if (isLimited) return new ApiError('rate_limited', { retryAfterSeconds: retryAfterSeconds(response) });
  const isTokenBad = response.status === 401 || number === TOKEN_ERROR;
  return new ApiError(isTokenBad ? 'unauthenticated' : 'upstream_failed');
}

/** @throws ApiError `unauthenticated` for a bad token, or as `fetchUpstream` and `parseResponse` */
async function askGraph<S extends z.ZodType>(path: string, parameters: Record<string, string>, schema: S) {
  const address = `${env.SOCIAL_GRAPH_URL}${path}?${new URLSearchParams(parameters)}`;
  const response = await fetchUpstream(address, { timeoutMs: TIMEOUT_MS });
  if (!response.ok) throw await refusal(response);
  return parseResponse(response, schema);
}

/** So many are shown (spec §9). */
const FEED_LIMIT = 5;

const FILM = /\.(mp4|mov|webm|m4v)$/i;

/** The path of an address, absolute or of our own. Undefined when nobody could load it. */
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

/** An album's first picture; the Graph API also names its films among the children. */
function pictureOf({ media_type, media_url, thumbnail_url, children }: Media): string | undefined {
  const inside =
    media_type === 'CAROUSEL_ALBUM' ? (children?.data.map((child) => child.media_url) ?? []) : [];
  return [...inside, media_url, thumbnail_url].find(isPicture);
}

function httpsOnly(address: string | null | undefined): string | undefined {
  return address && URL.canParse(address) && new URL(address).protocol === 'https:' ? address : undefined;
}

function postOf(media: Media): Post | undefined {
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

/** The first five posts with a picture, each once; films are left out (spec §3). */
export function selectPosts(media: readonly Media[]): Post[] {
  const posts = new Map<string, Post>();
  for (const one of media) {
    const post = postOf(one);
    if (post && posts.size < FEED_LIMIT && !posts.has(post.id)) posts.set(post.id, post);
  }
  return [...posts.values()];
}
