import type { SocialPicture } from './social-picture';

/** What tells one set of pictures from another: the address of a picture may change though it is the same. */
export function idsOf(pictures: readonly SocialPicture[]): string {
  return pictures.map(({ id }) => id).join(' ');
}
