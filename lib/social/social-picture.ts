import type { PictureSource } from '@/lib/pictures/image-source';

export type SocialPicture = PictureSource & {
  id: string;
  /** What is seen, or else what was written under it. */
  alt: string;
  dominant?: string | undefined;
  /** The post's page. Our own pictures have none (spec §4). */
  href?: string | undefined;
};

/** What tells one set of pictures from another: the address of a picture may change though it is the same. */
export const idsOf = (pictures: readonly SocialPicture[]): string => pictures.map(({ id }) => id).join(' ');
