import { formatCount } from '@/backend/cli/command';
import { formatRupiah } from '@/backend/messages/text';
import { CSV_COLUMNS, valueAt } from './columns';
import type { CatalogueProduct, ItemRow, ReservedStock } from './export-catalogue';

export type FieldChange = { field: string; from: string; to: string };

type ProductDifference = { kind: 'new' | 'changed' | 'withdrawn'; name: string; changes: FieldChange[] };

export type CatalogueDifference = {
  /** Changes of categories, variants, sizes and positions. */
  general: string[];
  products: ProductDifference[];
  unchanged: number;
  /** The number of products that are not in the file and are kept. */
  kept: number;
};

function showValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? formatRupiah(value) : String(value ?? '');
}

/** Describes the changes of a product without its stock. Each column of a CSV file is a field. */
export function describeFields(before: CatalogueProduct | undefined, after: CatalogueProduct): FieldChange[] {
  return CSV_COLUMNS.flatMap(({ heading, path }) => {
    const from = showValue(valueAt(before, path));
    const to = showValue(valueAt(after, path));
    return from === to ? [] : [{ field: heading, from, to }];
  });
}

const withPieces = (count: number | undefined, text: (pieces: string) => string) =>
  count === undefined ? '' : text(formatCount(count, 'piece'));

type ItemChange = {
  old: ItemRow | undefined;
  /** The new row, or undefined if the size is withdrawn. */
  item?: ItemRow;
  /** The previous price of the product. An item with this price is described by the change of the product. */
  productPrice?: number | undefined;
  held: ReservedStock;
};

/** Describes the change of a stock item, with its pieces in carts or unpaid orders. */
export function describeItem(size: string, { old, item, productPrice, held }: ItemChange): FieldChange[] {
  const from = String(old?.stock ?? 'new');
  const field = `stock ${size}`;
  if (!item) {
    const carts = withPieces(
      held.inCarts.get(old?.id ?? ''),
      (pieces) => `; ${pieces} of it will leave carts`,
    );
    return [{ field, from, to: `withdrawn${carts}` }];
  }
  const unpaid = withPieces(held.unpaid.get(item.id), (pieces) => ` (and ${pieces} in unpaid orders)`);
  const hasOtherPrice = old && old.price !== item.price && old.price !== productPrice;
  return [
    ...(old?.stock === item.stock ? [] : [{ field, from, to: `${item.stock}${unpaid}` }]),
    ...(hasOtherPrice
      ? [{ field: `price of ${size}`, from: formatRupiah(old.price), to: formatRupiah(item.price) }]
      : []),
  ];
}

const CONTEXT = 24;

/** Shortens a long text to the part around the first difference. */
function excerpt(text: string, other: string): string {
  const line = text.replace(/\s+/g, ' ');
  if (line === '') return '(empty)';
  if (line.length <= CONTEXT * 3) return line;
  const against = other.replace(/\s+/g, ' ');
  let same = 0;
  while (same < line.length && line[same] === against[same]) same += 1;
  const from = Math.max(0, same - CONTEXT);
  const part = line.slice(from, from + CONTEXT * 3);
  return `${from > 0 ? '…' : ''}${part}${from + part.length < line.length ? '…' : ''}`;
}

function changeLines(changes: FieldChange[]): string[] {
  const width = Math.max(...changes.map(({ field }) => field.length));
  return changes.map(
    ({ field, from, to }) => `    ${field.padEnd(width)}  ${excerpt(from, to)} → ${excerpt(to, from)}`,
  );
}

function newLine({ name, changes }: ProductDifference): string {
  const price = changes.find(({ field }) => field === 'price')?.to ?? 'Rp. 0';
  const sizes = changes.filter(({ field }) => field.startsWith('stock '));
  const stock = sizes.map(({ field, to }) => `${field.slice('stock '.length)} × ${to}`).join(', ');
  return `  ${name}: ${price}; ${stock || 'no size'}`;
}

const withTitle = (title: string, lines: string[]) => (lines.length > 0 ? [title, ...lines] : []);

function productLines(products: ProductDifference[]): string[] {
  const of = (kind: ProductDifference['kind'], linesOf: (product: ProductDifference) => string[]) =>
    products.filter((product) => product.kind === kind).flatMap(linesOf);
  const changed = of('changed', ({ name, changes }) => [`  ${name}`, ...changeLines(changes)]);
  const withdrawn = of('withdrawn', ({ name, changes }) => [
    `  ${name}`,
    ...changes
      .filter(({ to }) => to !== 'withdrawn')
      .map(({ field, from, to }) => `    ${field}  ${from} → ${to}`),
  ]);
  return [
    ...withTitle(
      'New',
      of('new', (product) => [newLine(product)]),
    ),
    ...withTitle('Changed', changed),
    ...withTitle('Withdrawn: without page and stock; orders keep them', withdrawn),
  ];
}

export function isEmptyDifference({ general, products }: CatalogueDifference): boolean {
  return general.length === 0 && products.length === 0;
}

export function formatDifference(difference: CatalogueDifference): string[] {
  const { general, products, unchanged, kept } = difference;
  const count = (kind: ProductDifference['kind']) => products.filter((one) => one.kind === kind).length;
  const withdrawn = count('withdrawn');
  const summary = [
    `${count('new')} new`,
    `${count('changed')} changed`,
    `${unchanged} unchanged`,
    ...(withdrawn > 0 ? [`${withdrawn} withdrawn`] : []),
  ];
  const rest = `${formatCount(kept, 'product')} not in the file: kept. Add --prune to withdraw them.`;
  const total = `Products: ${summary.join(', ')}.`;
  return [...general, ...productLines(products), total, ...(kept > 0 ? [rest] : [])];
}
