import type { FileProblem } from '@/backend/cli/files';
import { PICTURE_VIEWS } from '@/backend/db/schema/catalogue';
import type { CatalogueFile, CatalogueProduct } from './export-catalogue';
import type { ImportedCatalogue, ImportedProduct } from './file-schema';

/**
 * Merges the order of a file into the current order. Names that the file does not list keep their place. A
 * new name follows its predecessor in the file; a new first name precedes the first known name of the file.
 */
export function mergeSequence(current: string[], wanted: string[]): string[] {
  const known = new Set(current);
  const listed = wanted.filter((name) => known.has(name));
  const isListed = new Set(listed);
  const next = listed.values();
  const merged = current.map((name) => (isListed.has(name) ? (next.next().value ?? name) : name));

  for (const [index, name] of wanted.entries()) {
    if (known.has(name)) continue;
    const predecessor = wanted[index - 1];
    const [first] = listed;
    if (predecessor !== undefined) merged.splice(merged.indexOf(predecessor) + 1, 0, name);
    else if (first !== undefined) merged.splice(merged.indexOf(first), 0, name);
    else merged.push(name);
  }
  return merged;
}

type MergeOptions = {
  /** Removes products that are not in the file, and names that no product uses. */
  prune: boolean;
  /** The addresses of the pictures that the file mentions. */
  pictures: Map<string, string>;
  now: Date;
};

const createProduct = (id: string, now: Date): CatalogueProduct => ({
  id,
  name: id,
  price: 0,
  colour: '',
  description: '',
  translations: { id: { colour: '', description: '' } },
  category: null,
  variant: null,
  isFeatured: false,
  images: { main: null, fullBody: null, close1: null, close2: null, close3: null },
  createdAt: now.toISOString(),
  stock: {},
});

/** Returns the value of the file, or the stored value if the file does not have the field. */
const merge = <T>(wanted: T | undefined, stored: T): T => (wanted === undefined ? stored : wanted);

function mergeImages(
  stored: CatalogueProduct['images'],
  wanted: ImportedProduct,
  { pictures }: MergeOptions,
) {
  const images = { ...stored };
  for (const view of PICTURE_VIEWS) {
    const text = wanted.images?.[view];
    if (text !== undefined) images[view] = pictures.get(text ?? '') ?? null;
  }
  return images;
}

function mergeStock(stored: Record<string, number>, wanted: ImportedProduct): Record<string, number> {
  const merged = Object.entries({ ...stored, ...wanted.stock });
  return Object.fromEntries(merged.flatMap(([size, pieces]) => (pieces === null ? [] : [[size, pieces]])));
}

/** Merges a product of a file into the stored one. Null removes a value. */
function mergeProduct(
  before: CatalogueProduct | undefined,
  wanted: ImportedProduct,
  options: MergeOptions,
): CatalogueProduct {
  const base = before ?? createProduct(wanted.id, options.now);
  const { id: words } = base.translations;
  const { id: wantedWords } = wanted.translations ?? {};
  return {
    id: base.id,
    name: merge(wanted.name, base.name),
    price: merge(wanted.price, base.price),
    colour: merge(wanted.colour, base.colour),
    description: merge(wanted.description, base.description),
    translations: {
      id: {
        colour: merge(wantedWords?.colour, words.colour),
        description: merge(wantedWords?.description, words.description),
      },
    },
    category: merge(wanted.category, base.category),
    variant: merge(wanted.variant, base.variant),
    isFeatured: merge(wanted.isFeatured, base.isFeatured),
    images: mergeImages(base.images, wanted, options),
    createdAt: merge(wanted.createdAt, base.createdAt),
    stock: mergeStock(base.stock, wanted),
  };
}

/** Decides for each variant whether it is for men. For new variants the file must contain this. */
function mergeVariants(names: string[], current: CatalogueFile, { variants, products }: ImportedCatalogue) {
  const problems: FileProblem[] = [];
  const merged = names.flatMap((name) => {
    const isNamed = (variant: { name: string }) => variant.name === name;
    const found = variants.findLast(isNamed) ?? current.variants.find(isNamed);
    if (found) return [{ name, isMen: found.isMen }];
    const line = products.find(({ variant }) => variant === name)?.line;
    const text = `‘${name}’ is new: say whether it is for men or women (column section, or the list of variants in JSON)`;
    problems.push({ line, field: 'variant', text });
    return [];
  });
  return { variants: merged, problems };
}

/** Merges a file into the catalogue, by names. */
export function mergeCatalogue(current: CatalogueFile, wanted: ImportedCatalogue, options: MergeOptions) {
  const stored = new Map(current.products.map((product) => [product.id, product]));
  const products = wanted.products.map((product) => {
    const before = stored.get(product.id);
    return { wanted: product, before, after: mergeProduct(before, product, options) };
  });
  const mergeNames = (names: string[], order: string[], used: (string | null)[]) => {
    const stays = new Set([...order, ...used]);
    const merged = new Set([...mergeSequence(names, order), ...used.filter((name) => name !== null)]);
    return [...merged].filter((name) => !options.prune || stays.has(name));
  };
  const used = products.map(({ after }) => after);
  const variantNames = mergeNames(
    current.variants.map(({ name }) => name),
    wanted.order.variants,
    [...used.map(({ variant }) => variant), ...wanted.variants.map(({ name }) => name)],
  );
  const usedCategories = used.map(({ category }) => category);
  const usedSizes = used.flatMap(({ stock }) => Object.keys(stock));
  return {
    /** The products of the file, in its order. */
    products,
    categories: mergeNames(current.categories, wanted.order.categories, usedCategories),
    sizes: mergeNames(current.sizes, wanted.order.sizes, usedSizes),
    ...mergeVariants(variantNames, current, wanted),
  };
}
export type MergedCatalogue = ReturnType<typeof mergeCatalogue>;
export type MergedProduct = MergedCatalogue['products'][number];
