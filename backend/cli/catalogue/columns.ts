import {
  formatCsvTable,
  formatTextCell,
  parseFlagCell,
  parseNumberCell,
  parsePriceCell,
  parseTextCell,
} from '@/backend/cli/csv';
import type { CatalogueFile } from './export-catalogue';

/** A column: its heading, the path of its value in a product, and the conversion between value and cell. */
export type CsvColumn = {
  heading: string;
  path: string[];
  read: (cell: string) => unknown;
  write: (value: unknown) => string;
};

const plain = (value: unknown) => String(value ?? '');

/**
 * Defines a text column. @param empty the value that an empty cell means: an empty text, null to remove the
 * value, or undefined to keep the stored value
 */
const text = (heading: string, path: string[], empty: '' | null | undefined): CsvColumn => ({
  heading,
  path,
  read: (cell) => (cell === '' ? empty : parseTextCell(cell)),
  write: (value) => (typeof value === 'string' ? formatTextCell(value) : ''),
});

const SECTIONS: Record<string, string> = { man: 'men', woman: 'women' };

/** Every column except the stock columns, in the order of an exported file. */
export const CSV_COLUMNS: CsvColumn[] = [
  text('id', ['id'], undefined),
  text('name', ['name'], ''),
  { heading: 'price', path: ['price'], read: parsePriceCell, write: plain },
  text('category', ['category'], null),
  text('variant', ['variant'], null),
  {
    ...text('section', ['section'], null),
    read: (cell) => (cell === '' ? undefined : (SECTIONS[cell.toLowerCase()] ?? cell.toLowerCase())),
  },
  {
    heading: 'featured',
    path: ['isFeatured'],
    read: parseFlagCell,
    write: (value) => (value === true ? 'yes' : 'no'),
  },
  text('colour', ['colour'], ''),
  text('colour (Indonesian)', ['translations', 'id', 'colour'], ''),
  text('description', ['description'], ''),
  text('description (Indonesian)', ['translations', 'id', 'description'], ''),
  text('picture', ['images', 'main'], null),
  text('picture full body', ['images', 'fullBody'], null),
  text('picture close 1', ['images', 'close1'], null),
  text('picture close 2', ['images', 'close2'], null),
  text('picture close 3', ['images', 'close3'], null),
  text('created', ['createdAt'], undefined),
];

const STOCK = /^stock\s+(\S.*)$/i;

export const findSizeInHeading = (heading: string): string | undefined => STOCK.exec(heading)?.[1];

/** The column with the stock of a size. An empty cell removes the size from the shop. */
export function createStockColumn(size: string): CsvColumn {
  return {
    heading: `stock ${size}`,
    path: ['stock', size],
    read: (cell) => (cell === '' ? null : parseNumberCell(cell)),
    write: plain,
  };
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

export function valueAt(value: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return value;
  const fields = fieldsOf(value);
  return valueAt(Object.hasOwn(fields, key) ? fields[key] : undefined, rest);
}

export function setNestedValue(value: unknown, [key, ...rest]: string[], inner: unknown): unknown {
  if (key === undefined) return inner;
  const fields = fieldsOf(value);
  return { ...fields, [key]: setNestedValue(fields[key], rest, inner) };
}

export function formatCatalogueCsv({ products, variants, sizes }: CatalogueFile, delimiter: string): string {
  const sections = new Map(variants.map(({ name, isMen }) => [name, isMen ? 'men' : 'women']));
  const columns = [...CSV_COLUMNS, ...sizes.map(createStockColumn)];
  const rows = products.map((product) => {
    const row = { ...product, section: sections.get(product.variant ?? '') };
    return columns.map(({ path, write }) => write(valueAt(row, path)));
  });
  return formatCsvTable([columns.map(({ heading }) => heading), ...rows], delimiter);
}
