import 'server-only';
import { z } from 'zod';
import { readContentFiles } from '@/lib/content/content-names.mjs';
import { isFixedPage } from '@/lib/i18n/page-route.mjs';
import { type RiderFile, riderFileSchema } from './rider-file';
import { type RiderPhoto, type RiderPictures, readGallery, readRiderPictures } from './rider-pictures';

/** A surfer who rides for the brand, with their pictures. */
export type Rider = Omit<RiderFile, 'pictures' | 'gallery'> & {
  /** The name of their file, and their address. */
  slug: string;
  pictures: RiderPictures;
  gallery: RiderPhoto[];
};

/**
 * What a file of `content/riders` makes.
 * @throws Error that names the file and what is wrong in it
 */
export function parseRider(slug: string, content: unknown): Rider {
  const parsed = riderFileSchema.safeParse(content);
  if (!parsed.success) {
    throw new Error(`content/riders/${slug}.json: ${z.prettifyError(parsed.error)}`, { cause: parsed.error });
  }
  const taken = [slug, parsed.data.alias].find((name) => name && isFixedPage(`/${name}`));
  if (taken) throw new Error(`content/riders/${slug}.json: /${taken} is the address of another page`);
  const pictures = readRiderPictures(slug, parsed.data.pictures);
  return { ...parsed.data, slug, pictures, gallery: readGallery(parsed.data.gallery, pictures) };
}

let known: readonly Rider[] | undefined;

/**
 * Every rider, in the order of their ids.
 * @throws Error when a file cannot be understood
 */
export function listRiders(): readonly Rider[] {
  known ??= readContentFiles('riders')
    .map(([slug, content]) => parseRider(slug, content))
    .sort((one, other) => one.id - other.id);
  return known;
}

/** A rider by their address or its alias. */
export function findRider(name: string): Rider | undefined {
  return listRiders().find(({ slug, alias }) => slug === name || alias === name);
}

/** The address of a profile, without the language. */
export function riderPath({ slug }: Pick<Rider, 'slug'>): `/${string}` {
  return `/${slug}`;
}
