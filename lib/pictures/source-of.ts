import type { PictureSource } from './image-source';

/** Only these reach the RSC payload. */
export const sourceOf = ({ src, width, height, encoded, listed }: PictureSource): PictureSource => ({
  src,
  width,
  height,
  encoded,
  ...(listed && { listed }),
});
