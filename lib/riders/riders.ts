import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import type { SitePicture } from '@/content/site-pictures';
import { listContentNames } from '@/lib/content/content-names';
import { ContentErrors, parseContent, readAllContent, readContentText } from '@/lib/content/read-content';
import { isReservedPath } from '@/lib/i18n/page-route';
import type { PictureSource } from '@/lib/pictures/image-source';
import { getPublicFilePath } from '@/lib/pictures/public-file';
import { RIDER_PICTURE_NAMES, type RiderFile, type RiderPictureName, riderFileSchema } from './rider-file';

type Measured = PictureSource & { dominant?: string | undefined };
/** A picture with an alternative text per language. */
type RiderPicture = Measured & Pick<SitePicture, 'alt'>;
type RiderPhoto = RiderPicture & { caption: SitePicture['alt'] };
type RiderPictures = Partial<Record<RiderPictureName, RiderPicture>>;

/** Returns a picture of `public/` with its size, or undefined if the file does not exist. */
function measured(src: string): Measured | undefined {
  const path = getPublicFilePath(src);
  if (!existsSync(path)) return undefined;
  const { width, height } = imageSize(readFileSync(path));
  return { src, width, height };
}

function readRiderPictures(slug: string, alts: RiderFile['pictures']): RiderPictures {
  return Object.fromEntries(
    RIDER_PICTURE_NAMES.flatMap((name) => {
      const source = measured(`/images/riders/${slug}/${name}.jpg`);
      return source ? [[name, { ...source, alt: alts[name] }]] : [];
    }),
  );
}

function readGallery(gallery: RiderFile['gallery'], pictures: RiderPictures): RiderPhoto[] {
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

export type Rider = Omit<RiderFile, 'pictures' | 'gallery'> & {
  slug: string;
  pictures: RiderPictures;
  gallery: RiderPhoto[];
};

const fileOf = (slug: string) => `riders/${slug}.json`;

/** Parses a file of `content/riders`. @throws ContentErrors with every error in the file */
export function parseRider(slug: string, written: string): Rider {
  const file = parseContent(`content/${fileOf(slug)}`, written, riderFileSchema);
  const taken = [slug, file.alias].find((name) => name && isReservedPath(`/${name}`));
  if (taken) throw new ContentErrors([`content/${fileOf(slug)}: /${taken} is the address of another page`]);
  const pictures = readRiderPictures(slug, file.pictures);
  return { ...file, slug, pictures, gallery: readGallery(file.gallery, pictures) };
}

const readRider = (slug: string) => parseRider(slug, readContentText(fileOf(slug)));

let known: readonly Rider[] | undefined;

/** Returns all riders, sorted by id. @throws ContentErrors with every error in any of the files */
export function listRiders(): readonly Rider[] {
  known ??= readAllContent(listContentNames('riders'), readRider).sort((one, other) => one.id - other.id);
  return known;
}

export function findRider(name: string): Rider | undefined {
  return listRiders().find(({ slug, alias }) => slug === name || alias === name);
}

export const getRiderPath = ({ slug }: Pick<Rider, 'slug'>): `/${string}` => `/${slug}`;
