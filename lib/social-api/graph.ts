import 'server-only';
import { z } from 'zod';
import { freshTokenSchema, mediaSchema, type Post } from '@/lib/contract/social';
import { tolerantList } from '@/lib/upstream/lists';
import { askGraph } from './ask-graph';
import { keepPosts } from './keep-posts';

const FIELDS = 'id,caption,media_type,media_url,permalink,thumbnail_url,timestamp,children{media_url}';
const mediaListSchema = z.object({ data: tolerantList(mediaSchema, 'media') });

/**
 * The account's five newest posts with a picture (spec §7).
 * @throws ApiError
 */
export async function fetchPosts(token: string): Promise<Post[]> {
  const parameters = { fields: FIELDS, access_token: token };
  const { data } = await askGraph('/me/media', parameters, mediaListSchema);
  return keepPosts(data);
}

/**
 * A token that is valid for longer.
 * @throws ApiError
 */
export async function fetchFreshToken(token: string): Promise<string> {
  const parameters = { grant_type: 'ig_refresh_token', access_token: token };
  return (await askGraph('/refresh_access_token', parameters, freshTokenSchema)).access_token;
}
