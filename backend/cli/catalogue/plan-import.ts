import { FileError } from '@/backend/cli/files';
import { type AllowedChanges, listImportProblems, listUnusualChanges } from './check-import';
import type { CatalogueDifference } from './difference';
import type { CatalogueState, NamedRow } from './export-catalogue';
import type { ParsedCatalogueFile } from './file-schema';
import type { FoundPictures } from './find-pictures';
import { planLists } from './plan-lists';
import { assignPositions, hasChanges, planProducts, planWithdrawals } from './plan-products';

export type ImportPlanTask = {
  state: CatalogueState;
  file: ParsedCatalogueFile;
  pictures: FoundPictures;
  /** Removes products that are not in the file. */
  prune: boolean;
  allowances: AllowedChanges;
  now: Date;
};

function splitProducts({ state, file, prune }: ImportPlanTask) {
  const named = new Set(file.wanted.products.map(({ id }) => id));
  const others = state.products.filter(({ id }) => !named.has(id));
  if (!prune) return { gone: [], staying: state.products, kept: others };
  return { gone: others, staying: state.products.filter(({ id }) => named.has(id)), kept: [] };
}

/**
 * Returns the names that stay and the names that are removed. Stored products and items may refer to both.
 */
const allOf = ({ rows, remove }: { rows: NamedRow[]; remove: NamedRow[] }) => [...rows, ...remove];

/**
 * Calculates the changes that a file makes to the catalogue, without writing anything. @returns the rows to
 * write and to remove in each table, and a description of the changes @throws FileError with every problem
 */
export function planImport(task: ImportPlanTask) {
  const { state, file, pictures, now } = task;
  const { gone, staying, kept } = splitProducts(task);
  const { lists, words, problems } = planLists(state, file.wanted, staying, task.prune);
  const planned = planProducts(file.wanted.products, state, {
    categories: allOf(lists.categories),
    variants: allOf(lists.variants),
    sizes: allOf(lists.sizes),
    pictures: pictures.addresses,
    held: state.held,
    taken: new Set(state.items.map(({ id }) => id)),
    now,
  });
  const all = { ...file, problems: [...file.problems, ...pictures.problems, ...problems] };
  const found = listImportProblems(all, planned, kept);
  const unusual = listUnusualChanges(planned, state, task.allowances);
  if (found.length > 0) throw new FileError([...found, ...unusual]);

  const { upsert, reordered } = assignPositions(staying, planned, now);
  const withdrawn = planWithdrawals(gone, state);
  const differing = planned.filter(hasChanges);
  const difference: CatalogueDifference = {
    general: [...words, ...(reordered ? ['The order of the products changes'] : [])],
    products: [...differing.map((product) => product.difference), ...withdrawn.differences],
    unchanged: planned.length - differing.length,
    kept: kept.length,
  };
  const renamed = planned.filter(({ before, row }) => before && before.name !== row.name);
  const itemsOf = planned.map(({ items }) => items);
  return {
    writes: {
      ...lists,
      products: { upsert, remove: gone },
      items: {
        upsert: itemsOf.flatMap((items) => items.upsert),
        remove: [...itemsOf.flatMap((items) => items.remove), ...withdrawn.items],
      },
    },
    renamed: renamed.map(({ row }) => row.id),
    difference,
    /** Changes that must be allowed by an option of the command. */
    unusual,
  };
}
export type ImportPlan = ReturnType<typeof planImport>;
