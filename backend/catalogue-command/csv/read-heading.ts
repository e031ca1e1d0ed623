import type { Fault } from '@/backend/command/fault';
import { numberOfCell } from '@/backend/csv/cell';
import type { TableRow } from '@/backend/csv/table';
import { COLUMNS, type Column, headingOfSize, sizeOfHeading } from './columns';

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

/** The first row: its cells, and the columns they name; undefined where one names none, or one that is there already. */
export type Heading = {
  names: string[];
  columns: (Column | undefined)[];
  sizes: string[];
  /** Whether a column says which product a row is. */
  namesProducts: boolean;
  faults: Fault[];
};

const headingsOf = (columns: (Column | undefined)[]) =>
  columns.flatMap((column) => (column ? [column.heading] : []));

const isIdentity = (heading: string) => heading === 'id' || heading === 'name';

function faultsOf(line: number, names: string[], columns: (Column | undefined)[]): Fault[] {
  const known = headingsOf(columns);
  const twice = new Set(known.filter((heading, index) => known.indexOf(heading) !== index));
  const unknown = names.filter((name, index) => name !== '' && !columns[index]);
  return [
    ...unknown.map((field) => ({
      line,
      field,
      text: `is no column of a catalogue; its columns are ${[...byHeading.values()].map(({ heading }) => heading).join(', ')}, and one for each size, such as stock M`,
    })),
    ...[...twice].map((field) => ({ line, field, text: 'is there twice' })),
    ...(known.some(isIdentity)
      ? []
      : [{ line, text: 'There is no column id and no column name: nothing says which product a row is.' }]),
  ];
}

/** Reads the first row, which names the columns. */
export function readHeading({ line, cells }: TableRow): Heading {
  const names = cells.map((cell) => cell.replace(/\s+/g, ' '));
  const named = names.map(columnOf);
  const headings = named.map((column) => column?.heading);
  return {
    names,
    columns: named.map((column, index) => (headings.indexOf(column?.heading) === index ? column : undefined)),
    sizes: names.flatMap((name) => sizeOfHeading(name) ?? []),
    namesProducts: headingsOf(named).some(isIdentity),
    faults: faultsOf(line, names, named),
  };
}
