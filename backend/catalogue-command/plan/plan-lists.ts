import type { WantedCatalogue, WantedProduct } from '@/backend/catalogue-command/wanted';
import { planNames } from './plan-names';
import type { CatalogueState, Named, ProductRow } from './state';

const nameOf = (rows: Named[], id: string | null) => rows.find((row) => row.id === id)?.name;

/** The names that products will have: what the file says, else what they have now. */
function usedNames(
  staying: ProductRow[],
  wanted: Map<string, WantedProduct>,
  said: (product: WantedProduct) => string | null | undefined,
  had: (row: ProductRow) => string | undefined,
): Set<string> {
  const kept = staying.flatMap((row) => {
    const product = wanted.get(row.id);
    return product && said(product) !== undefined ? [] : (had(row) ?? []);
  });
  return new Set([...kept, ...[...wanted.values()].flatMap((product) => said(product) ?? [])]);
}

function usedSizes(
  state: CatalogueState,
  staying: ProductRow[],
  wanted: Map<string, WantedProduct>,
): Set<string> {
  const stays = new Map(staying.map(({ name, id }) => [name, wanted.get(id)?.stock ?? {}]));
  const sizeNames = new Map(state.sizes.map(({ id, name }) => [id, name]));
  const kept = state.items.flatMap(({ name, sizeId }) => {
    const stock = stays.get(name);
    const size = sizeNames.get(sizeId) ?? '';
    return stock && stock[size] !== null ? [size] : [];
  });
  const stocked = [...wanted.values()].flatMap(({ stock = {} }) =>
    Object.keys(stock).filter((size) => stock[size] !== null),
  );
  return new Set([...kept, ...stocked]);
}

/** Plans the lists of categories, variants and sizes. @param staying the products that are there and stay */
export function planLists(
  state: CatalogueState,
  { order, variants, products }: WantedCatalogue,
  staying: ProductRow[],
  prune: boolean,
) {
  const wanted = new Map(products.map((product) => [product.id, product]));
  const categories = usedNames(
    staying,
    wanted,
    ({ category }) => category,
    ({ categoryId }) => nameOf(state.categories, categoryId),
  );
  const variantNames = usedNames(
    staying,
    wanted,
    ({ variant }) => variant,
    ({ variantId }) => nameOf(state.variants, variantId),
  );
  const named = new Set([...variantNames, ...variants.map(({ name }) => name)]);
  return {
    categories: planNames(state.categories, { order: order.categories, used: categories, prune }),
    variants: planNames(state.variants, { order: order.variants, used: named, prune }),
    sizes: planNames(state.sizes, { order: order.sizes, used: usedSizes(state, staying, wanted), prune }),
  };
}
