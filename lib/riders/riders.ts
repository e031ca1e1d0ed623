import 'server-only';
import { contentNames } from '@/lib/content/content-names';
import { ContentFaults, parseContent, readEach, readText } from '@/lib/content/read-content';
import { isFixedPage } from '@/lib/i18n/page-route';
import { type RiderFile, riderFileSchema } from './rider-file';
import { type RiderPhoto, type RiderPictures, readGallery, readRiderPictures } from './rider-pictures';

export type Rider = Omit<RiderFile, 'pictures' | 'gallery'> & {
  slug: string;
  pictures: RiderPictures;
  gallery: RiderPhoto[];
};

const fileOf = (slug: string) => `content/riders/${slug}.json`;

/** What a file of `content/riders` makes. @throws ContentFaults with what is wrong in it */
export function parseRider(slug: string, written: string): Rider {
  const file = parseContent(fileOf(slug), written, riderFileSchema);
  const taken = [slug, file.alias].find((name) => name && isFixedPage(`/${name}`));
  if (taken) throw new ContentFaults([`${fileOf(slug)}: /${taken} is the address of another page`]);
  const pictures = readRiderPictures(slug, file.pictures);
  return { ...file, slug, pictures, gallery: readGallery(file.gallery, pictures) };
}

const readRider = (slug: string) => parseRider(slug, readText(fileOf(slug)));

let known: readonly Rider[] | undefined;

/** Every rider, in the order of their ids. @throws ContentFaults with what is wrong in any of their files */
export function listRiders(): readonly Rider[] {
  known ??= readEach(contentNames('riders'), readRider).sort((one, other) => one.id - other.id);
  return known;
}

export function findRider(name: string): Rider | undefined {
  return listRiders().find(({ slug, alias }) => slug === name || alias === name);
}

export const riderPath = ({ slug }: Pick<Rider, 'slug'>): `/${string}` => `/${slug}`;
