import type { CatalogueFile } from '@/backend/catalogue-command/catalogue-file';
import { tableText } from '@/backend/csv/table';
import { COLUMNS, headingOfSize } from './columns';

function valueAt(value: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const own: Record<string, unknown> = { ...value };
  return valueAt(Object.hasOwn(own, key) ? own[key] : undefined, rest);
}

/** The catalogue as a table: one product a row, its stock in a column for each size. */
export function writeCsv({ products, variants, sizes }: CatalogueFile, delimiter = ','): string {
  const sections = new Map(variants.map(({ name, isMen }) => [name, isMen ? 'men' : 'women']));
  const rows = products.map((product) => {
    const row = { ...product, section: product.variant === null ? undefined : sections.get(product.variant) };
    return [
      ...COLUMNS.map(({ place, write }) => write(valueAt(row, place))),
      ...sizes.map((size) => String(valueAt(product.stock, [size]) ?? '')),
    ];
  });
  const heading = [...COLUMNS.map((column) => column.heading), ...sizes.map(headingOfSize)];
  return tableText([heading, ...rows], delimiter);
}
