import { readApi } from '@/lib/api-client/call-api';
import { reportQuietly } from '@/lib/api-client/report-quietly';
import { ApiError } from '@/lib/errors/api-error';
import { idsOf, type SocialPicture } from '@/lib/social/social-picture';
import { SocialPictures } from './social-pictures';

/** Firefox fails the requests of a page that is being left before `pagehide`; such a page has no time left to tell. */
const REPORT_DELAY_MS = 1_000;

/** Newer pictures, and what draws them; no page carries it before there are any. */
export type Fresh = { pictures: SocialPicture[]; ids: string; Pictures: typeof SocialPictures };

/**
 * The pictures of the feed, when they are others than those shown. A failure is told to the console alone.
 * @param shown the ids of the pictures there are
 */
export async function readFresh(shown: string): Promise<Fresh | undefined> {
  try {
    const { pictures } = await readApi<{ pictures: SocialPicture[] }>('/api/social/feed');
    const ids = idsOf(pictures);
    return ids === '' || ids === shown ? undefined : { pictures, ids, Pictures: SocialPictures };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    setTimeout(() => reportQuietly('The social feed could not be refreshed', error), REPORT_DELAY_MS);
    return undefined;
  }
}
