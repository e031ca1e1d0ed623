import { formatCount } from '@/backend/cli/command';

export type FieldChange = { field: string; from: string; to: string };

export type ProductDifference = {
  kind: 'new' | 'changed' | 'withdrawn';
  id: string;
  name: string;
  changes: FieldChange[];
};

export type CatalogueDifference = {
  /** Changes of categories, variants, sizes and positions. */
  general: string[];
  products: ProductDifference[];
  unchanged: number;
  /** The number of products that are not in the file and are kept. */
  kept: number;
};

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
