import type { PictureSource } from '@/lib/pictures/image-source';

/** A photo of a product, as the gallery and its viewer show it. */
export type GalleryPhoto = PictureSource & {
  alt: string;
  dominant?: string | undefined;
  blur?: string | undefined;
};

/** At least one. */
export type GalleryPhotos = readonly [GalleryPhoto, ...GalleryPhoto[]];
