import { createHash } from 'node:crypto';
import type { FileProblem } from '@/backend/cli/files';
import { slugifyId } from '@/backend/seed/sample-catalogue';
import {
  type CatalogueState,
  findName,
  type NamedRow,
  type ProductRow,
  type VariantRow,
} from './export-catalogue';
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

/** Returns true when the names that are in both lists have another order in the second list. */
export function isReordered(before: string[], after: string[]): boolean {
  const known = new Set(before);
  const remaining = new Set(after);
  const stayed = before.filter((name) => remaining.has(name));
  return after.filter((name) => known.has(name)).some((name, index) => name !== stayed[index]);
}

/**
 * Creates an id that is not in `taken` and adds the id to `taken`. The id is a slug of the names, with a hash
 * if that slug is taken.
 */
export function createReadableId(names: string[], taken: Set<string>): string {
  const readable = names.map(slugifyId).join('-');
  const hash = createHash('sha256').update(names.join('\n')).digest('hex');
  const candidates = [readable, ...[8, 16, 64].map((length) => `${readable}-${hash.slice(0, length)}`)];
  const id = candidates.find((candidate) => /[a-z0-9]/.test(candidate) && !taken.has(candidate));
  if (id === undefined) throw new Error(`No id can be made of ${names.join(', ')}`);
  taken.add(id);
  return id;
}

type Options = {
  noun: string;
  order: string[];
  used: string[];
  prune: boolean;
};

/**
 * Plans the changes of a list of names: adds new names, applies the order, and with `prune` removes unused
 * names.
 */
function planNames(current: NamedRow[], { noun, order, used, prune }: Options) {
  const known = new Map(current.map((row) => [row.name, row]));
  const merged = new Set([...mergeSequence([...known.keys()], order), ...used]);
  const stays = new Set([...order, ...used]);
  const names = [...merged].filter((name) => !prune || stays.has(name));

  const added = names.filter((name) => !known.has(name));
  const remove = current.filter(({ name }) => !names.includes(name));
  const reordered = isReordered([...known.keys()], names);
  const taken = new Set(current.map(({ id }) => id));
  const rows = names.map((name, position) => {
    const row = known.get(name) ?? { id: createReadableId([name], taken), name, position };
    return added.length > 0 || reordered ? { ...row, position } : row;
  });
  return {
    rows,
    upsert: rows.filter((row) => known.get(row.name)?.position !== row.position),
    remove,
    words: [
      ...added.map((name) => `New ${noun}: ${name}`),
      ...remove.map(({ name }) => `Unused ${noun} removed: ${name}`),
      ...(reordered ? [`The order in which each ${noun} is shown changes`] : []),
    ],
  };
}

const section = (isMen: boolean) => (isMen ? 'men' : 'women');

/** Decides for each variant whether it is for men. For new variants the file must contain this. */
function planSections(current: VariantRow[], { variants, products }: ImportedCatalogue, rows: NamedRow[]) {
  const plan = { upsert: [] as VariantRow[], moved: [] as string[], problems: [] as FileProblem[] };
  for (const row of rows) {
    const before = current.find(({ name }) => name === row.name);
    const isMen = variants.findLast(({ name }) => name === row.name)?.isMen ?? before?.isMen;
    if (isMen === undefined) {
      const line = products.find(({ variant }) => variant === row.name)?.line;
      const text = `‘${row.name}’ is new: say whether it is for men or women (column section, or the list of variants in JSON)`;
      plan.problems.push({ line, field: 'variant', text });
      continue;
    }
    if (before && before.isMen !== isMen) plan.moved.push(`Variant ${row.name} is now for ${section(isMen)}`);
    if (before?.isMen !== isMen || before.position !== row.position) plan.upsert.push({ ...row, isMen });
  }
  return plan;
}

function usedNames(
  staying: ProductRow[],
  wanted: Map<string, ImportedProduct>,
  field: 'category' | 'variant',
  before: (row: ProductRow) => string | undefined,
): string[] {
  const silent = staying.filter(({ id }) => wanted.get(id)?.[field] === undefined);
  const said = [...wanted.values()].flatMap((product) => product[field] ?? []);
  return [...silent.flatMap((row) => before(row) ?? []), ...said];
}

function usedSizes(
  { items, sizes }: CatalogueState,
  staying: ProductRow[],
  wanted: Map<string, ImportedProduct>,
): string[] {
  const stays = new Map(staying.map(({ name, id }) => [name, wanted.get(id)?.stock ?? {}]));
  const sizeNames = new Map(sizes.map(({ id, name }) => [id, name]));
  const left = items.flatMap(({ name, sizeId }) => {
    const size = sizeNames.get(sizeId) ?? '';
    const stock = stays.get(name);
    return stock && stock[size] !== null ? [size] : [];
  });
  const stocked = [...wanted.values()].flatMap(({ stock = {} }) =>
    Object.keys(stock).filter((size) => stock[size] !== null),
  );
  return [...left, ...stocked];
}

/** Plans the lists of categories, variants and sizes. @param staying the stored products that are kept */
export function planLists(
  state: CatalogueState,
  catalogue: ImportedCatalogue,
  staying: ProductRow[],
  prune: boolean,
) {
  const { order, variants, products } = catalogue;
  const wanted = new Map(products.map((product) => [product.id, product]));
  const ofCategories = usedNames(staying, wanted, 'category', (row) =>
    findName(state.categories, row.categoryId),
  );
  const ofVariants = usedNames(staying, wanted, 'variant', (row) => findName(state.variants, row.variantId));
  const named = variants.map(({ name }) => name);

  const plan = (noun: string, current: NamedRow[], names: string[], used: string[]) =>
    planNames(current, { noun, order: names, used, prune });
  const categories = plan('category', state.categories, order.categories, ofCategories);
  const sizes = plan('size', state.sizes, order.sizes, usedSizes(state, staying, wanted));
  const variantNames = plan('variant', state.variants, order.variants, [...ofVariants, ...named]);
  const { upsert, moved, problems } = planSections(state.variants, catalogue, variantNames.rows);
  return {
    lists: { categories, variants: { ...variantNames, upsert }, sizes },
    words: [...categories.words, ...variantNames.words, ...moved, ...sizes.words],
    problems,
  };
}
