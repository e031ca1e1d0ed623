import type { FoundPictures } from '@/backend/catalogue-command/find-pictures';
import type { Reading } from '@/backend/catalogue-command/reading';
import { type Fault, sortFaults } from '@/backend/command/fault';
import { checkProducts, repeatedProducts } from './check-products';
import type { PlannedProduct } from './plan-products';
import type { VariantsPlan } from './plan-variants';
import type { ProductRow } from './state';

type Parts = {
  reading: Reading;
  pictures: FoundPictures;
  planned: PlannedProduct[];
  variants: VariantsPlan;
  /** Products that stay and that the file does not name. */
  kept: ProductRow[];
};

const priceless = (planned: PlannedProduct[], { wanted }: Reading): Fault[] => {
  const told = wanted.products.filter(({ price, unread }) => price !== undefined || unread?.has('price'));
  const priced = new Set(told.map(({ id }) => id));
  return planned
    .filter(({ before, row }) => !before && !priced.has(row.id))
    .map(({ row, line }) => ({ line, field: 'price', text: `is missing, and ‘${row.id}’ is a new product` }));
};

/** Everything that is wrong with an import, in the order of the file. */
export function faultsOfImport({ reading, pictures, planned, variants, kept }: Parts): Fault[] {
  // What is in the file twice is told as that alone.
  const once = new Map(planned.toReversed().map((product) => [product.row.id, product]));
  return sortFaults([
    ...reading.faults,
    ...pictures.faults,
    ...variants.faults,
    ...repeatedProducts(reading.wanted.products),
    ...priceless(planned, reading),
    ...checkProducts([...kept.map((row) => ({ row, line: undefined })), ...once.values()]),
  ]);
}
