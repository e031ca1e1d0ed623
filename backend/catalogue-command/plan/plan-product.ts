import { pictureAddress } from '@/backend/catalogue/pictures';
import type { WantedProduct } from '@/backend/catalogue-command/wanted';
import { PICTURE_VIEWS, type ProductImages, type ProductTranslations } from '@/backend/db/schema/catalogue';
import { rupiahText } from '@/backend/messages/text';
import { productSlug } from '@/lib/contract/catalogue';
import type { Change } from './difference';
import type { Named, ProductRow } from './state';

/** What names and pictures of a file stand for. */
export type References = {
  categories: Named[];
  variants: Named[];
  /** The address of each picture by what the file calls it. */
  pictures: Map<string, string>;
};

const idNamed = (rows: Named[], name: string) => rows.find((row) => row.name === name)?.id ?? null;
const nameOf = (rows: Named[], id: string | null) => rows.find((row) => row.id === id)?.name ?? '';

/** The fields of a product that people change, as they read them. */
function shownFields(row: ProductRow, { categories, variants }: References): [string, string][] {
  const { id: words } = row.translations;
  return [
    ['name', row.name],
    ['price', rupiahText(row.price)],
    ['category', nameOf(categories, row.categoryId)],
    ['variant', nameOf(variants, row.variantId)],
    ['featured', row.isFeatured ? 'yes' : 'no'],
    ['colour', row.colour],
    ['colour (Indonesian)', words?.colour ?? ''],
    ['description', row.description],
    ['description (Indonesian)', words?.description ?? ''],
    ...PICTURE_VIEWS.map((view): [string, string] => {
      const stored = row.images[view];
      return [`picture (${view})`, stored ? pictureAddress(stored) : ''];
    }),
    ['created', row.createdAt.toISOString()],
  ];
}

function newRow(id: string, name: string, now: Date): ProductRow {
  return {
    id,
    slug: productSlug(id),
    name,
    price: 0,
    colour: '',
    description: '',
    images: {},
    translations: {},
    categoryId: null,
    variantId: null,
    isFeatured: false,
    position: 0,
    createdAt: now,
    updatedAt: now,
  };
}

/** A wanted text that is empty is none. */
function mergeTranslations(
  base: ProductTranslations,
  wanted: WantedProduct['translations'],
): ProductTranslations {
  const colour = wanted?.id?.colour ?? base.id?.colour;
  const description = wanted?.id?.description ?? base.id?.description;
  if (!colour && !description) return {};
  return { id: { ...(colour && { colour }), ...(description && { description }) } };
}

function mergeImages(
  base: ProductImages,
  wanted: WantedProduct,
  pictures: Map<string, string>,
): ProductImages {
  const images = { ...base };
  for (const view of PICTURE_VIEWS) {
    const text = wanted.images?.[view];
    if (text === undefined) continue;
    const address = text === null ? undefined : pictures.get(text);
    if (address === undefined) delete images[view];
    else if (!base[view] || pictureAddress(base[view]) !== pictureAddress(address)) images[view] = address;
  }
  return images;
}

const mergeName = (rows: Named[], wanted: string | null | undefined, base: string | null) => {
  if (wanted === undefined) return base;
  return wanted === null ? null : idNamed(rows, wanted);
};

/**
 * The row of a wanted product as it will be, its place in the catalogue aside, and what changes in it.
 * @param existing undefined for a new one: everything it does not say is empty
 */
export function planProduct(
  existing: ProductRow | undefined,
  wanted: WantedProduct,
  references: References,
  now: Date,
): { row: ProductRow; changes: Change[] } {
  const base = existing ?? newRow(wanted.id, wanted.name ?? wanted.id, now);
  const row: ProductRow = {
    ...base,
    name: wanted.name ?? base.name,
    price: wanted.price ?? base.price,
    colour: wanted.colour ?? base.colour,
    description: wanted.description ?? base.description,
    translations: mergeTranslations(base.translations, wanted.translations),
    images: mergeImages(base.images, wanted, references.pictures),
    categoryId: mergeName(references.categories, wanted.category, base.categoryId),
    variantId: mergeName(references.variants, wanted.variant, base.variantId),
    isFeatured: wanted.isFeatured ?? base.isFeatured,
    createdAt: wanted.createdAt === undefined ? base.createdAt : new Date(wanted.createdAt),
  };
  const before = shownFields(base, references);
  const changes = shownFields(row, references).flatMap(([field, to], index): Change[] => {
    const from = before[index]?.[1] ?? '';
    return from === to ? [] : [{ field, from, to }];
  });
  return { row, changes };
}
