import { resolvePictureUrl } from '@/backend/catalogue/pictures';
import { PICTURE_VIEWS, type ProductImages, type ProductTranslations } from '@/backend/db/schema/catalogue';
import { formatRupiah } from '@/backend/messages/text';
import { slugifyProductId } from '@/lib/contract/catalogue';
import type { FieldChange } from './difference';
import { findName, type NamedRow, type ProductRow, type ReservedStock } from './export-catalogue';
import type { ImportedProduct } from './file-schema';

/**
 * The rows and pictures that a product of the file can refer to by name, including rows that are being
 * removed.
 */
export type PlanContext = {
  categories: NamedRow[];
  variants: NamedRow[];
  sizes: NamedRow[];
  pictures: Map<string, string>;
  held: ReservedStock;
  /** The ids of all stock items. Ids of new items are added. */
  taken: Set<string>;
  now: Date;
};

function shownFields(row: ProductRow, { categories, variants }: PlanContext): [string, string][] {
  const { id: words } = row.translations;
  return [
    ['name', row.name],
    ['price', formatRupiah(row.price)],
    ['category', findName(categories, row.categoryId) ?? ''],
    ['variant', findName(variants, row.variantId) ?? ''],
    ['featured', row.isFeatured ? 'yes' : 'no'],
    ['colour', row.colour],
    ['colour (Indonesian)', words?.colour ?? ''],
    ['description', row.description],
    ['description (Indonesian)', words?.description ?? ''],
    ...PICTURE_VIEWS.map((view): [string, string] => {
      const stored = row.images[view];
      return [`picture (${view})`, stored ? resolvePictureUrl(stored) : ''];
    }),
    ['created', row.createdAt.toISOString()],
  ];
}

function newRow({ id, name = id }: ImportedProduct, now: Date): ProductRow {
  return {
    id,
    slug: slugifyProductId(id),
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

/** Merges the translations of a file into the stored ones. An empty text removes a translation. */
function mergeTranslations(
  base: ProductTranslations,
  wanted: ImportedProduct['translations'],
): ProductTranslations {
  const colour = wanted?.id?.colour ?? base.id?.colour;
  const description = wanted?.id?.description ?? base.id?.description;
  if (!colour && !description) return {};
  return { id: { ...(colour && { colour }), ...(description && { description }) } };
}

function mergeImages(base: ProductImages, { images: wanted }: ImportedProduct, { pictures }: PlanContext) {
  const images = { ...base };
  for (const view of PICTURE_VIEWS) {
    const text = wanted?.[view];
    if (text === undefined) continue;
    const address = text === null ? undefined : pictures.get(text);
    if (address === undefined) delete images[view];
    else if (!base[view] || resolvePictureUrl(base[view]) !== resolvePictureUrl(address))
      images[view] = address;
  }
  return images;
}

function mergeReference(rows: NamedRow[], wanted: string | null | undefined, base: string | null) {
  return wanted === undefined ? base : (rows.find(({ name }) => name === wanted)?.id ?? null);
}

/** Returns the new row of a product and a list of its changes. The position in the row is set later. */
export function planProduct(existing: ProductRow | undefined, wanted: ImportedProduct, context: PlanContext) {
  const base = existing ?? newRow(wanted, context.now);
  const row: ProductRow = {
    ...base,
    name: wanted.name ?? base.name,
    price: wanted.price ?? base.price,
    colour: wanted.colour ?? base.colour,
    description: wanted.description ?? base.description,
    translations: mergeTranslations(base.translations, wanted.translations),
    images: mergeImages(base.images, wanted, context),
    categoryId: mergeReference(context.categories, wanted.category, base.categoryId),
    variantId: mergeReference(context.variants, wanted.variant, base.variantId),
    isFeatured: wanted.isFeatured ?? base.isFeatured,
    createdAt: wanted.createdAt === undefined ? base.createdAt : new Date(wanted.createdAt),
  };
  const before = shownFields(base, context);
  const changes = shownFields(row, context).flatMap(([field, to], index): FieldChange[] => {
    const from = before[index]?.[1] ?? '';
    return from === to ? [] : [{ field, from, to }];
  });
  return { row, changes };
}
