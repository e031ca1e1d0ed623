import type { PictureSource } from '@/lib/pictures/image-source';

/** One picture of the gallery; those of posts lead to them. */
export type SocialPicture = PictureSource & {
  id: string;
  /** What is seen, or else what was written under it. */
  alt: string;
  /** Its main colour, seen until it is there. */
  dominant?: string | undefined;
  /** The post's page. Our own pictures have none (spec §4). */
  href?: string | undefined;
};
