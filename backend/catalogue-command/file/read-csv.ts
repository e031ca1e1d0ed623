import { z } from 'zod';
import { parseTable, type TableRow } from '@/backend/command/csv';
import { type Fault, FileFaults } from '@/backend/command/faults';
import { COLUMNS, type Column, sizeOfHeading, stockColumn, withValue } from './columns';
import { identify, productSchema, type Reading, readValidFields, type WantedCatalogue } from './wanted';

const byHeading = new Map(COLUMNS.map((column) => [column.heading.toLowerCase(), column]));
const UNKNOWN_COLUMN = `is no column of a catalogue; its columns are ${COLUMNS.map(({ heading }) => heading).join(', ')}, and one for each size, such as stock M`;
const UNNAMED = 'There is no column id and no column name: nothing says which product a row is.';

function columnOf(name: string): Column | undefined {
  const size = sizeOfHeading(name);
  return size === undefined ? byHeading.get(name.toLowerCase()) : stockColumn(size);
}

/** The columns that the first row names; undefined where a cell names none, or one that is there already. */
function readHeading({ line, cells }: TableRow) {
  const names = cells.map((cell) => cell.replace(/\s+/g, ' '));
  const named = names.map(columnOf);
  const headings = named.map((column) => column?.heading);
  const isFirst = (_: unknown, index: number) => headings.indexOf(headings[index]) === index;
  const twice = new Set(
    headings.filter((heading, index) => heading !== undefined && !isFirst(heading, index)),
  );
  const unknown = names.filter((name, index) => name !== '' && !named[index]);
  const faults: Fault[] = [
    ...unknown.map((field) => ({ line, field, text: UNKNOWN_COLUMN })),
    ...[...twice].map((field) => ({ line, field, text: 'is there twice' })),
  ];
  if (!headings.includes('id') && !headings.includes('name')) {
    throw new FileFaults([...faults, { line, text: UNNAMED }]);
  }
  const columns = named.map((column, index) => (isFirst(column, index) ? column : undefined));
  return { names, columns, faults };
}
type Heading = ReturnType<typeof readHeading>;

const rowSchema = productSchema.extend({
  section: z
    .enum(['men', 'women'], { error: ({ input }) => `${JSON.stringify(input)} is neither men nor women` })
    .optional(),
});
type Row = z.infer<typeof rowSchema> & { line: number; unread?: ReadonlySet<string> };

function objectOfRow(columns: Heading['columns'], cells: string[]): unknown {
  return columns.reduce<unknown>((product, column, index) => {
    const value = column?.read(cells[index] ?? '');
    return column && value !== undefined ? withValue(product, column.path, value) : product;
  }, {});
}

function readRow({ columns, names }: Heading, { line, cells }: TableRow): { faults: Fault[]; row?: Row } {
  const faults: Fault[] = [];
  if (cells.some((cell, index) => cell !== '' && !names[index]))
    faults.push({ line, text: 'has a cell below no heading; is a comma missing its quotes?' });

  const { data, issues, unread } = readValidFields(rowSchema, objectOfRow(columns, cells));
  for (const { path, text } of issues) {
    const column = columns.find((one) => one && path.every((part, index) => one.path[index] === part));
    faults.push({ line, field: column?.heading, text });
  }
  if (!data) return { faults };
  if (unread.size === 0) return { faults, row: { ...data, line } };
  // Where it cannot be read whom a variant is for, nothing is said of the variant.
  const variant = unread.has('section') ? undefined : data.variant;
  return { faults, row: { ...data, variant, line, unread } };
}

function variantsOf(rows: Row[]): { variants: WantedCatalogue['variants']; faults: Fault[] } {
  const found = new Map<string, WantedCatalogue['variants'][number]>();
  const faults: Fault[] = [];
  for (const { line, variant, section } of rows) {
    if (!section) continue;
    const fault = (text: string) => faults.push({ line, field: 'section', text });
    if (!variant) {
      fault('belongs to a variant, and this row names none');
      continue;
    }
    const isMen = section === 'men';
    const first = found.get(variant);
    if (!first) found.set(variant, { name: variant, isMen, line });
    else if (first.isMen !== isMen) {
      fault(`the variant ‘${variant}’ is for ${first.isMen ? 'men' : 'women'} in line ${first.line}`);
    }
  }
  return { variants: [...found.values()], faults };
}

/** Reads a table: one product a row. @throws FileFaults when its first row names no product's column */
export function readCsv(text: string): Reading {
  const [first, ...table] = parseTable(text);
  if (!first) throw new FileFaults([{ text: 'The file is empty.' }]);
  const heading = readHeading(first);
  const read = table.map((row) => readRow(heading, row));
  const rows = read.flatMap(({ row }) => row ?? []);
  const { variants, faults } = variantsOf(rows.filter(({ unread }) => !unread?.has('variant')));
  const products = rows.map(({ section: _section, ...product }) => identify(product));
  return {
    wanted: {
      order: {
        categories: [],
        variants: [],
        sizes: heading.names.flatMap((name) => sizeOfHeading(name) ?? []),
      },
      variants,
      products: products.flatMap(({ product }) => product ?? []),
    },
    faults: [
      ...heading.faults,
      ...read.flatMap((one) => one.faults),
      ...faults,
      ...products.flatMap((one) => one.faults),
    ],
  };
}
