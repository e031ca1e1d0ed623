import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { Art } from '@/content/art';
import { encodedPicture } from '@/lib/pictures/encoded-picture';
import type { PictureSource } from '@/lib/pictures/image-source';
import { RIDER_PICTURES, type RiderFile, type RiderPictureName } from './rider-file';

/** A picture with what it shows in each language. */
type Measured = PictureSource & { dominant?: string | undefined };
type RiderPicture = Measured & Pick<Art, 'alt'>;
export type RiderPhoto = RiderPicture & { caption: Art['alt'] };
export type RiderPictures = Partial<Record<RiderPictureName, RiderPicture>>;

/** A picture of `public/` with the size of its file; undefined where there is none. */
function measured(src: string): Measured | undefined {
  const path = join(process.cwd(), 'public', src);
  if (!existsSync(path)) return undefined;
  const { width, height } = imageSize(readFileSync(path));
  return encodedPicture({ src, width, height });
}

export function readRiderPictures(slug: string, alts: RiderFile['pictures']): RiderPictures {
  return Object.fromEntries(
    RIDER_PICTURES.flatMap((name) => {
      const source = measured(`/images/riders/${slug}/${name}.jpg`);
      return source ? [[name, { ...source, alt: alts[name] }]] : [];
    }),
  );
}

export function readGallery(gallery: RiderFile['gallery'], pictures: RiderPictures): RiderPhoto[] {
  return gallery.flatMap((photo) => {
    const { caption } = photo;
    if (!('alt' in photo)) {
      const picture = pictures[photo.picture];
      return picture ? [{ ...picture, caption }] : [];
    }
    const source = measured(photo.picture);
    return source ? [{ ...source, alt: photo.alt, caption }] : [];
  });
}
