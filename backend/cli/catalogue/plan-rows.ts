import { createHash } from 'node:crypto';
import { PICTURE_VIEWS, type ProductImages } from '@/backend/db/schema/catalogue';
import { slugifyId } from '@/backend/seed/sample-catalogue';
import { slugifyProductId } from '@/lib/contract/catalogue';
import { describeItem } from './difference';
import type { CatalogueProduct, CatalogueState, ItemRow, NamedRow, ProductRow } from './export-catalogue';
import { type MergedProduct, mergeSequence } from './merge-catalogue';

/**
 * A stock item to store. With `keepsStock` the stock is not written, because pieces may be sold during the
 * import.
 */
type PlannedItem = ItemRow & { keepsStock: boolean };

/** Returns true when the names that are in both lists have another order in the second list. */
function isReordered(before: string[], after: string[]): boolean {
  const known = new Set(before);
  const remaining = new Set(after);
  const stayed = before.filter((name) => remaining.has(name));
  return after.filter((name) => known.has(name)).some((name, index) => name !== stayed[index]);
}

/**
 * Creates an id that is not in `taken` and adds the id to `taken`. The id is a slug of the names, with a hash
 * if that slug is taken.
 */
function createReadableId(names: string[], taken: Set<string>): string {
  const readable = names.map(slugifyId).join('-');
  const hash = createHash('sha256').update(names.join('\n')).digest('hex');
  const candidates = [readable, ...[8, 16, 64].map((length) => `${readable}-${hash.slice(0, length)}`)];
  const id = candidates.find((candidate) => /[a-z0-9]/.test(candidate) && !taken.has(candidate));
  if (id === undefined) throw new Error(`No id can be made of ${names.join(', ')}`);
  taken.add(id);
  return id;
}

/** A category, a size, or a variant with its section. */
type ListRow = NamedRow & { isMen?: boolean };

/**
 * Plans the rows of a list of names: new names get an id. Positions change only if a name is new or the order
 * changes.
 */
export function planNames(noun: string, stored: ListRow[], wanted: { name: string; isMen?: boolean }[]) {
  const known = new Map(stored.map((row) => [row.name, row]));
  const names = wanted.map(({ name }) => name);
  const added = names.filter((name) => !known.has(name));
  const remove = stored.filter(({ name }) => !names.includes(name));
  const reordered = isReordered([...known.keys()], names);
  const taken = new Set(stored.map(({ id }) => id));
  const rows = wanted.map((entry, place): ListRow => {
    const row = known.get(entry.name);
    const position = !row || added.length > 0 || reordered ? place : row.position;
    return { id: row?.id ?? createReadableId([entry.name], taken), position, ...entry };
  });
  const moved = rows.filter(({ name, isMen }) => known.has(name) && known.get(name)?.isMen !== isMen);
  return {
    rows,
    upsert: rows.filter((row) => known.get(row.name)?.position !== row.position || moved.includes(row)),
    remove,
    words: [
      ...added.map((name) => `New ${noun}: ${name}`),
      ...remove.map(({ name }) => `Unused ${noun} removed: ${name}`),
      ...(reordered ? [`The order in which each ${noun} is shown changes`] : []),
      ...moved.map(({ name, isMen }) => `Variant ${name} is now for ${isMen ? 'men' : 'women'}`),
    ],
  };
}

/**
 * Returns a function that plans the stock items of a product. It changes the items whose stock is in the file, and all
 * items when the file has a price.
 */
export function createItemPlanner({ items, held }: CatalogueState, sizes: NamedRow[]) {
  const taken = new Set([...items.values()].flat().map(({ id }) => id));

  function planItem({ wanted, before, after }: MergedProduct, size: NamedRow, old: ItemRow | undefined) {
    const stock = Object.hasOwn(after.stock, size.name) ? after.stock[size.name] : undefined;
    if (stock === undefined) return old && { remove: old, changes: describeItem(size.name, { old, held }) };
    const { name } = after;
    const price = wanted.price ?? old?.price ?? after.price;
    if (old?.stock === stock && old.price === price) return undefined;
    const id = old?.id ?? createReadableId([name, size.name], taken);
    const item: ItemRow = { id, name, sizeId: size.id, price, stock };
    const keepsStock = old !== undefined && !Object.hasOwn(wanted.stock ?? {}, size.name);
    const changes = describeItem(size.name, { old, item, productPrice: before?.price, held });
    return { upsert: { ...item, keepsStock }, changes };
  }

  return (product: MergedProduct) => {
    const stored = items.get(product.before?.name ?? '') ?? [];
    const ofSize = ({ id }: NamedRow) => stored.find(({ sizeId }) => sizeId === id);
    const planned = sizes.flatMap((size) => planItem(product, size, ofSize(size)) ?? []);
    return {
      upsert: planned.flatMap(({ upsert }): PlannedItem[] => (upsert ? [upsert] : [])),
      remove: planned.flatMap(({ remove }): ItemRow[] => (remove ? [remove] : [])),
      changes: planned.flatMap(({ changes }) => changes),
    };
  };
}

export function toProductRow(
  product: CatalogueProduct,
  categories: NamedRow[],
  variants: NamedRow[],
  now: Date,
) {
  const { id, name, price, isFeatured } = product;
  const { colour, description } = product.translations.id;
  const images: ProductImages = {};
  for (const view of PICTURE_VIEWS) {
    const address = product.images[view];
    if (address !== null) images[view] = address;
  }
  const idOf = (rows: NamedRow[], wanted: string | null) =>
    rows.find((row) => row.name === wanted)?.id ?? null;
  const words = { ...(colour && { colour }), ...(description && { description }) };
  return {
    id,
    slug: slugifyProductId(id),
    name,
    price,
    colour: product.colour,
    description: product.description,
    images,
    translations: colour || description ? { id: words } : {},
    categoryId: idOf(categories, product.category),
    variantId: idOf(variants, product.variant),
    isFeatured,
    createdAt: new Date(product.createdAt),
    updatedAt: now,
  };
}

/**
 * Sets the positions of the products.
 * @param staying the stored products that are kept, in their order
 * @param wanted the ids of the file, in its order
 * @returns the rows to write: changed products, and products that only move
 */
export function placeProducts(
  staying: ProductRow[],
  wanted: string[],
  changedRows: Omit<ProductRow, 'position'>[],
) {
  const current = staying.map(({ id }) => id);
  const order = mergeSequence(current, wanted);
  const reordered = isReordered(current, order);
  const mustPlace = reordered || order.length > current.length;
  const stored = new Map(staying.map((row) => [row.id, row]));
  const changed = new Map(changedRows.map((row) => [row.id, row]));
  const upsert = order.flatMap((id, place): ProductRow[] => {
    const before = stored.get(id);
    const position = mustPlace ? place : (before?.position ?? place);
    const row = changed.get(id) ?? (before?.position === position ? undefined : before);
    return row ? [{ ...row, position }] : [];
  });
  return { upsert, reordered };
}
