import type { Change, Difference, ProductDifference } from '@/backend/catalogue-command/plan/difference';
import { shorten } from './shorten';

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

function changeLines(changes: Change[]): string[] {
  const width = Math.max(...changes.map(({ field }) => field.length));
  return changes.map(
    ({ field, from, to }) => `    ${field.padEnd(width)}  ${shorten(from, to)} → ${shorten(to, from)}`,
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
      ? [`${count(kept, 'product')} that the file does not name: kept. With --prune they leave the shop.`]
      : []),
  ];
}
