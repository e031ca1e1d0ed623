import { z } from 'zod';
import { type CsvRow, parseCsvTable } from '@/backend/cli/csv';
import { FileError, type FileProblem } from '@/backend/cli/files';
import { CSV_COLUMNS, type CsvColumn, createStockColumn, findSizeInHeading, setNestedValue } from './columns';
import {
  addProductId,
  type ImportedCatalogue,
  type ParsedCatalogueFile,
  parseValidFields,
  productSchema,
} from './file-schema';

const byHeading = new Map(CSV_COLUMNS.map((column) => [column.heading.toLowerCase(), column]));
const UNKNOWN_COLUMN = `is not a column of a catalogue. The columns are ${CSV_COLUMNS.map(({ heading }) => heading).join(', ')}, and one per size, such as stock M`;
const UNNAMED = 'There is no column id or name, so the rows cannot be matched to products.';

function columnOf(name: string): CsvColumn | undefined {
  const size = findSizeInHeading(name);
  return size === undefined ? byHeading.get(name.toLowerCase()) : createStockColumn(size);
}

/** Finds the columns that the first row names. The column is undefined for an unknown or repeated heading. */
function readHeading({ line, cells }: CsvRow) {
  const names = cells.map((cell) => cell.replace(/\s+/g, ' '));
  const named = names.map(columnOf);
  const headings = named.map((column) => column?.heading);
  const isFirst = (_: unknown, index: number) => headings.indexOf(headings[index]) === index;
  const twice = new Set(
    headings.filter((heading, index) => heading !== undefined && !isFirst(heading, index)),
  );
  const unknown = names.filter((name, index) => name !== '' && !named[index]);
  const problems: FileProblem[] = [
    ...unknown.map((field) => ({ line, field, text: UNKNOWN_COLUMN })),
    ...[...twice].map((field) => ({ line, field, text: 'is a duplicate column' })),
  ];
  if (!headings.includes('id') && !headings.includes('name')) {
    throw new FileError([...problems, { line, text: UNNAMED }]);
  }
  const columns = named.map((column, index) => (isFirst(column, index) ? column : undefined));
  return { names, columns, problems };
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
    return column && value !== undefined ? setNestedValue(product, column.path, value) : product;
  }, {});
}

function readRow(
  { columns, names }: Heading,
  { line, cells }: CsvRow,
): { problems: FileProblem[]; row?: Row } {
  const problems: FileProblem[] = [];
  if (cells.some((cell, index) => cell !== '' && !names[index]))
    problems.push({
      line,
      text: 'has a cell without a heading. A text with a comma must be in quotation marks.',
    });

  const { data, issues, unread } = parseValidFields(rowSchema, objectOfRow(columns, cells));
  for (const { path, text } of issues) {
    const column = columns.find((one) => one && path.every((part, index) => one.path[index] === part));
    problems.push({ line, field: column?.heading, text });
  }
  if (!data) return { problems };
  if (unread.size === 0) return { problems, row: { ...data, line } };
  // If the section is invalid, the variant is left out too, because a variant belongs to a section.
  const variant = unread.has('section') ? undefined : data.variant;
  return { problems, row: { ...data, variant, line, unread } };
}

function variantsOf(rows: Row[]): { variants: ImportedCatalogue['variants']; problems: FileProblem[] } {
  const found = new Map<string, ImportedCatalogue['variants'][number]>();
  const problems: FileProblem[] = [];
  for (const { line, variant, section } of rows) {
    if (!section) continue;
    const problem = (text: string) => problems.push({ line, field: 'section', text });
    if (!variant) {
      problem('requires a variant, which this row does not have');
      continue;
    }
    const isMen = section === 'men';
    const first = found.get(variant);
    if (!first) found.set(variant, { name: variant, isMen, line });
    else if (first.isMen !== isMen) {
      problem(`the variant ‘${variant}’ is for ${first.isMen ? 'men' : 'women'} in line ${first.line}`);
    }
  }
  return { variants: [...found.values()], problems };
}

/** Parses a CSV file with one product per row. @throws FileError if the first row has no product column */
export function parseCatalogueCsv(text: string): ParsedCatalogueFile {
  const [first, ...table] = parseCsvTable(text);
  if (!first) throw new FileError([{ text: 'The file is empty.' }]);
  const heading = readHeading(first);
  const read = table.map((row) => readRow(heading, row));
  const rows = read.flatMap(({ row }) => row ?? []);
  const { variants, problems } = variantsOf(rows.filter(({ unread }) => !unread?.has('variant')));
  const products = rows.map(({ section: _section, ...product }) => addProductId(product));
  return {
    wanted: {
      order: {
        categories: [],
        variants: [],
        sizes: heading.names.flatMap((name) => findSizeInHeading(name) ?? []),
      },
      variants,
      products: products.flatMap(({ product }) => product ?? []),
    },
    problems: [
      ...heading.problems,
      ...read.flatMap((one) => one.problems),
      ...problems,
      ...products.flatMap((one) => one.problems),
    ],
  };
}
