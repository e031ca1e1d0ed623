import { z } from 'zod';
import { readWhatCan } from '@/backend/catalogue-command/fault-of-issue';
import { fileProductSchema } from '@/backend/catalogue-command/file-product';
import { nameProduct } from '@/backend/catalogue-command/name-product';
import type { Reading } from '@/backend/catalogue-command/reading';
import { type Fault, FileFaults } from '@/backend/command/fault';
import { parseTable, type TableRow } from '@/backend/csv/table';
import type { Column } from './columns';
import { type Heading, readHeading } from './read-heading';
import { variantsOfRows } from './variants-of-rows';

const rowSchema = fileProductSchema.extend({
  section: z
    .enum(['men', 'women'], { error: ({ input }) => `${JSON.stringify(input)} is neither men nor women` })
    .optional(),
});

type Node = { [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Puts a value where its column says, making the objects on the way. */
function put(node: Node, [key, ...rest]: string[], value: unknown): void {
  if (key === undefined) return;
  if (rest.length === 0) {
    Object.defineProperty(node, key, { value, enumerable: true });
    return;
  }
  const inner = node[key];
  const next: Node = isNode(inner) ? inner : {};
  if (next !== inner) node[key] = next;
  put(next, rest, value);
}

/** A row in the shape of the JSON format; cells that say nothing are left out. */
function objectOfRow(columns: Heading['columns'], cells: string[]): Node {
  const product: Node = {};
  for (const [index, column] of columns.entries()) {
    const value = column?.read(cells[index] ?? '');
    if (column && value !== undefined) put(product, column.place, value);
  }
  return product;
}

function headingOfPlace(columns: Heading['columns'], path: (string | number)[]): string | undefined {
  const matches = ({ place }: Column) => path.every((part, index) => place[index] === part);
  return columns.find((column) => column && matches(column))?.heading;
}

type Row = z.infer<typeof rowSchema>;

/** A row with faults. Where it cannot be read whom a variant is for, nothing is said of the variant. */
function partOfRow(row: Row, unread: ReadonlySet<string>): Row & { unread?: ReadonlySet<string> } {
  if (unread.size === 0) return row;
  return { ...row, ...(unread.has('section') && { variant: undefined }), unread };
}

function readRow({ columns, names }: Heading, { line, cells }: TableRow) {
  const faults: Fault[] = [];
  const extra = cells.slice(columns.length).some((cell) => cell !== '');
  const unnamed = columns.some((_, index) => names[index] === '' && cells[index]);
  if (extra || unnamed)
    faults.push({ line, text: 'has a cell below no heading; is a comma missing its quotes?' });

  const read = readWhatCan(rowSchema, objectOfRow(columns, cells));
  for (const { path, text } of read.faults) faults.push({ line, field: headingOfPlace(columns, path), text });
  return { faults, row: read.data && { ...partOfRow(read.data, read.unread), line } };
}

/**
 * Reads a table: one product a row, its stock in a column for each size.
 * @throws FileFaults when its first row names no column that says which product a row is
 */
export function readCsv(text: string): Reading {
  const [first, ...table] = parseTable(text);
  if (!first) throw new FileFaults([{ text: 'The file is empty.' }]);
  const heading = readHeading(first);
  if (!heading.namesProducts) throw new FileFaults(heading.faults);

  const read = table.map((row) => readRow(heading, row));
  const rows = read.flatMap(({ row }) => row ?? []);
  const { variants, faults } = variantsOfRows(rows.filter(({ unread }) => !unread?.has('variant')));
  const named = rows.map(({ section: _section, ...product }) => nameProduct(product));
  return {
    wanted: {
      order: { categories: [], variants: [], sizes: heading.sizes },
      variants,
      products: named.flatMap(({ product }) => product ?? []),
    },
    faults: [
      ...heading.faults,
      ...read.flatMap((one) => one.faults),
      ...faults,
      ...named.flatMap((one) => one.fault ?? []),
    ],
  };
}
