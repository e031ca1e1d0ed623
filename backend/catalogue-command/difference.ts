import { counted } from '@/backend/command/output';

/** A field that changes, in words for people. */
export type Change = { field: string; from: string; to: string };

/** What becomes of one product. */
export type ProductDifference = {
  kind: 'new' | 'changed' | 'withdrawn';
  id: string;
  name: string;
  changes: Change[];
};

/** What an import changes, for people to read. */
export type Difference = {
  /** Changes that are no product's: categories, variants, sizes, the order of things. */
  general: string[];
  products: ProductDifference[];
  /** Products of the file that are as it wants them. */
  unchanged: number;
  /** Products that the file does not name and that stay. */
  kept: number;
};

const CONTEXT = 24;

/** A long text is shown from where it begins to differ. */
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

function changeLines(changes: Change[]): string[] {
  const width = Math.max(...changes.map(({ field }) => field.length));
  return changes.map(
    ({ field, from, to }) => `    ${field.padEnd(width)}  ${excerpt(from, to)} → ${excerpt(to, from)}`,
  );
}

/** A new product in one line; every field of it is new. */
function newLine({ name, changes }: ProductDifference): string {
  const price = changes.find(({ field }) => field === 'price')?.to ?? 'Rp. 0';
  const sizes = changes.filter(({ field }) => field.startsWith('stock '));
  const stock = sizes.map(({ field, to }) => `${field.slice('stock '.length)} × ${to}`).join(', ');
  return `  ${name}: ${price}; ${stock || 'no size'}`;
}

function productLines(products: ProductDifference[]): string[] {
  const added = products.filter(({ kind }) => kind === 'new');
  const changed = products.filter(({ kind }) => kind === 'changed');
  const withdrawn = products.filter(({ kind }) => kind === 'withdrawn');
  return [
    ...(added.length > 0 ? ['New', ...added.map(newLine)] : []),
    ...(changed.length > 0 ? ['Changed'] : []),
    ...changed.flatMap(({ name, changes }) => [`  ${name}`, ...changeLines(changes)]),
    ...(withdrawn.length > 0 ? ['Withdrawn: no page, no stock; orders keep what they hold'] : []),
    ...withdrawn.flatMap(({ name, changes }) => [
      `  ${name}`,
      ...changes
        .filter(({ to }) => to !== 'withdrawn')
        .map(({ field, from, to }) => `    ${field}  ${from} → ${to}`),
    ]),
  ];
}

/** Whether an import would leave everything as it is. */
export function isNothing({ general, products }: Difference): boolean {
  return general.length === 0 && products.length === 0;
}

/** A difference, for people to read in a terminal. */
export function differenceLines(difference: Difference): string[] {
  const { general, products, unchanged, kept } = difference;
  const of = (kind: ProductDifference['kind']) => products.filter((product) => product.kind === kind).length;
  const summary = [
    `${of('new')} new`,
    `${of('changed')} changed`,
    `${unchanged} as ${unchanged === 1 ? 'it is' : 'they are'}`,
    ...(of('withdrawn') > 0 ? [`${of('withdrawn')} withdrawn`] : []),
  ];
  return [
    ...general,
    ...productLines(products),
    `Products: ${summary.join(', ')}.`,
    ...(kept > 0
      ? [`${counted(kept, 'product')} that the file does not name: kept. With --prune they leave the shop.`]
      : []),
  ];
}
