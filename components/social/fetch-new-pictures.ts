import { fetchJson, logReadErrorToConsole } from '@/lib/api-client/call-api';
import { ApiError } from '@/lib/errors/api-error';
import { joinPictureIds, type SocialPicture } from '@/lib/social/social-picture';
import { SocialPictures } from './social-pictures';

/** Newer pictures, with the component that renders them. Both are loaded only if there are any. */
export type NewPictures = { pictures: SocialPicture[]; ids: string; Pictures: typeof SocialPictures };

/**
 * Returns the feed's pictures if they differ from the displayed ones. A failure is only logged to the
 * console.
 * @param shown the ids of the displayed pictures
 */
export async function fetchNewPictures(shown: string): Promise<NewPictures | undefined> {
  try {
    const { pictures } = await fetchJson<{ pictures: SocialPicture[] }>('/api/social/feed');
    const ids = joinPictureIds(pictures);
    return ids === '' || ids === shown ? undefined : { pictures, ids, Pictures: SocialPictures };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    logReadErrorToConsole('The social feed could not be refreshed', error);
    return undefined;
  }
}
