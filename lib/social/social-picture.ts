import type { PictureSource } from '@/lib/pictures/image-source';

export type SocialPicture = PictureSource & {
  id: string;
  /** Describes the picture, or repeats the caption of the post. */
  alt: string;
  dominant?: string | undefined;
  /** URL of the post. Local pictures have none (spec §4). */
  href?: string | undefined;
};

/** Identifies a set of pictures. Ids are used because the URL of a picture may change. */
export const joinPictureIds = (pictures: readonly SocialPicture[]): string =>
  pictures.map(({ id }) => id).join(' ');
