import type { PictureSource } from '@/lib/pictures/image-source';

/** A photo that can be looked at closely. */
export type ViewerPhoto = PictureSource & {
  alt: string;
  /** What stands beside it while it is looked at. */
  caption?: string | undefined;
  dominant?: string | undefined;
  blur?: string | undefined;
};

/** At least one. */
export type ViewerPhotos = readonly [ViewerPhoto, ...ViewerPhoto[]];
