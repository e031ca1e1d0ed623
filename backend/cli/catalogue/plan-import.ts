import { FileError } from '@/backend/cli/files';
import { type AllowedChanges, listImportProblems, listUnusualChanges } from './check-import';
import { type CatalogueDifference, describeFields, describeItem } from './difference';
import { type CatalogueState, describeCatalogue, type ProductRow } from './export-catalogue';
import type { ParsedCatalogueFile } from './file-schema';
import type { FoundPictures } from './find-pictures';
import { mergeCatalogue } from './merge-catalogue';
import { createItemPlanner, placeProducts, planNames, toProductRow } from './plan-rows';

export type ImportPlanTask = {
  state: CatalogueState;
  file: ParsedCatalogueFile;
  pictures: FoundPictures;
  /** Removes products that are not in the file. */
  prune: boolean;
  allowances: AllowedChanges;
  now: Date;
};

/** Merges a file into the catalogue. @throws FileError with every problem of the file */
function mergeFile({ state, file, pictures, prune, allowances, now }: ImportPlanTask) {
  const options = { prune, pictures: pictures.addresses, now };
  const { problems, ...merged } = mergeCatalogue(describeCatalogue(state), file.wanted, options);
  const named = new Set(file.wanted.products.map(({ id }) => id));
  const others = state.products.filter(({ id }) => !named.has(id));
  const gone = prune ? others : [];
  const kept = prune ? [] : others;

  const all = { ...file, problems: [...file.problems, ...pictures.problems, ...problems] };
  const found = listImportProblems(all, merged.products, kept);
  const unusual = listUnusualChanges(merged.products, state, allowances);
  if (found.length > 0) throw new FileError([...found, ...unusual]);
  return { ...merged, gone, kept, unusual };
}

/** Plans the removal of products and their items, which also leave carts. Orders do not change. */
function planWithdrawals(gone: ProductRow[], { items, sizes, held }: CatalogueState) {
  const sizeNames = new Map(sizes.map(({ id, name }) => [id, name]));
  const itemsOf = ({ name }: ProductRow) => items.get(name) ?? [];
  return {
    items: gone.flatMap(itemsOf),
    differences: gone.map((row) => ({
      kind: 'withdrawn' as const,
      name: row.name,
      changes: itemsOf(row).flatMap((old) => describeItem(sizeNames.get(old.sizeId) ?? '', { old, held })),
    })),
  };
}

const toEntries = (names: string[]) => names.map((name) => ({ name }));

/**
 * Calculates the changes that a file makes to the catalogue, without writing anything. @returns the rows to
 * write and to remove in each table, and a description of the changes @throws FileError with every problem
 */
export function planImport(task: ImportPlanTask) {
  const { state, now } = task;
  const { gone, kept, unusual, ...merged } = mergeFile(task);
  const categories = planNames('category', state.categories, toEntries(merged.categories));
  const variants = planNames('variant', state.variants, merged.variants);
  const sizes = planNames('size', state.sizes, toEntries(merged.sizes));

  const planItem = createItemPlanner(state, [...sizes.rows, ...sizes.remove]);
  const planned = merged.products.map((product) => {
    const items = planItem(product);
    const changes = [...describeFields(product.before, product.after), ...items.changes];
    return { ...product, items, changes };
  });
  const changed = planned.filter(({ changes }) => changes.length > 0);
  const rows = changed.map(({ after }) => toProductRow(after, categories.rows, variants.rows, now));
  const staying = state.products.filter((row) => !gone.includes(row));
  const order = merged.products.map(({ after }) => after.id);
  const products = placeProducts(staying, order, rows);
  const withdrawn = planWithdrawals(gone, state);

  const words = [...categories.words, ...variants.words, ...sizes.words];
  const differences = changed.map(({ before, after, changes }) => {
    return { kind: before ? 'changed' : 'new', name: before?.name ?? after.name, changes } as const;
  });
  const difference: CatalogueDifference = {
    general: products.reordered ? [...words, 'The order of the products changes'] : words,
    products: [...differences, ...withdrawn.differences],
    unchanged: planned.length - changed.length,
    kept: kept.length,
  };
  const items = {
    upsert: planned.flatMap((product) => product.items.upsert),
    remove: [...planned.flatMap((product) => product.items.remove), ...withdrawn.items],
  };
  const renamed = changed.filter(({ before, after }) => before && before.name !== after.name);
  return {
    writes: { categories, variants, sizes, products: { upsert: products.upsert, remove: gone }, items },
    renamed: renamed.map(({ after }) => after.id),
    difference,
    /** Changes that must be allowed by an option of the command. */
    unusual,
  };
}
export type ImportPlan = ReturnType<typeof planImport>;
