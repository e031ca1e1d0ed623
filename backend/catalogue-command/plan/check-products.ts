import type { WantedProduct } from '@/backend/catalogue-command/wanted';
import type { Fault } from '@/backend/command/fault';
import type { ProductRow } from './state';

type Placed = { row: ProductRow; line: number | undefined };

/** Products of the file that have the id of an earlier one. */
export function repeatedProducts(products: WantedProduct[]): Fault[] {
  const lines = new Map<string, number>();
  return products.flatMap(({ id, line }) => {
    const first = lines.get(id);
    if (first === undefined) lines.set(id, line);
    return first === undefined ? [] : [{ line, field: 'id', text: `‘${id}’ is in line ${first} already` }];
  });
}

function clashes(placed: Placed[], keyOf: (row: ProductRow) => string, text: (other: string) => string) {
  const firsts = new Map<string, Placed>();
  // Products that stay untouched come first, so that the file's line is the one at fault.
  const sorted = placed.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
  return sorted.flatMap(({ row, line }) => {
    const first = firsts.get(keyOf(row));
    if (!first) firsts.set(keyOf(row), { row, line });
    if (!first || line === undefined) return [];
    const place = first.line === undefined ? 'which the file does not name' : `in line ${first.line}`;
    return [{ line, text: text(`‘${first.row.id}’ (${place})`) }];
  });
}

/** Two products may share neither a name, because stock items know theirs by it, nor an address in the shop. */
export function checkProducts(placed: Placed[]): Fault[] {
  const names = clashes(
    placed,
    ({ name }) => name,
    (other) => `has the same name as ${other}`,
  );
  const slugs = clashes(
    placed,
    ({ slug }) => slug,
    (other) =>
      `has the same address in the shop as ${other}, because their ids differ in capitals or spaces alone`,
  );
  return [
    ...names.map((fault) => ({ ...fault, field: 'name' })),
    ...slugs.map((fault) => ({ ...fault, field: 'id' })),
  ];
}
