import type { Fault } from '@/backend/command/fault';
import { numberOfCell } from '@/backend/csv/cell';
import { COLUMNS, type Column, headingOfSize, sizeOfHeading } from './columns';
import type { TableRow } from './split-table';

const byHeading = new Map(COLUMNS.map((column) => [column.heading.toLowerCase(), column]));

/** The stock of one size, as a column. An empty cell takes the size out of the shop. */
function stockColumn(size: string): Column {
  return {
    heading: headingOfSize(size),
    place: ['stock', size],
    read: (cell) => (cell === '' ? null : numberOfCell(cell)),
    write: (value) => String(value ?? ''),
  };
}

function columnOf(heading: string): Column | undefined {
  const size = sizeOfHeading(heading);
  return size === undefined ? byHeading.get(heading.toLowerCase()) : stockColumn(size);
}

/** The columns of a table by their position; undefined where a column has neither heading nor cells that matter. */
export type Heading = { columns: (Column | undefined)[]; sizes: string[]; faults: Fault[] };

function faultsOf(line: number, names: string[], columns: (Column | undefined)[]): Fault[] {
  const known = columns.flatMap((column) => (column ? [column.heading] : []));
  const twice = new Set(known.filter((heading, index) => known.indexOf(heading) !== index));
  const unknown = names.filter((name, index) => name !== '' && !columns[index]);
  return [
    ...unknown.map((field) => ({
      line,
      field,
      text: `is no column of a catalogue; its columns are ${[...byHeading.values()].map(({ heading }) => heading).join(', ')}, and one for each size, such as stock M`,
    })),
    ...[...twice].map((field) => ({ line, field, text: 'is there twice' })),
    ...(known.includes('id') || known.includes('name')
      ? []
      : [{ line, text: 'There is no column id and no column name: nothing says which product a row is.' }]),
  ];
}

/** Reads the first row, which names the columns. */
export function readHeading({ line, cells }: TableRow): Heading {
  const names = cells.map((cell) => cell.replace(/\s+/g, ' '));
  const columns = names.map(columnOf);
  const sizes = names.flatMap((name) => sizeOfHeading(name) ?? []);
  return { columns, sizes, faults: faultsOf(line, names, columns) };
}
