import 'client-only';
import { readApi } from '@/lib/api-client/read-api';
import type { SocialPicture } from './social-picture';

/**
 * The pictures of the feed as it is now; none where there is no feed.
 * @throws ApiError
 */
export async function readFreshPictures(): Promise<SocialPicture[]> {
  const { pictures } = await readApi<{ pictures: SocialPicture[] }>('/api/social/feed');
  return pictures;
}
