import { CsvError, parse } from 'csv-parse/sync';
import { FileFaults } from '@/backend/command/fault';

/** A row of a table: its cells without white space around them, and the line it begins in. */
export type TableRow = { line: number; cells: string[] };

const DELIMITERS = [',', ';', '\t'] as const;

/** What stands between the cells: spreadsheets write what their country is used to. Headings hold none of these. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split('\n', 1);
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: heading.split(delimiter).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).delimiter;
}

const lineBreaks = (cells: string[]) => cells.join('').split('\n').length - 1;

function wrongTable(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const line = typeof error.lines === 'number' ? error.lines : undefined;
  const text = 'A quotation mark is wrong here or before: one that opens a cell must close it too.';
  return new FileFaults([{ line, text }]);
}

/**
 * Splits a table with commas, semicolons or tabs into its rows; empty ones are left out.
 * @param text line ends as `\n`
 * @throws FileFaults when it is no table
 */
export function splitTable(text: string): TableRow[] {
  const rows: TableRow[] = [];
  const onRecord = (record: string[], { lines }: { lines: number }) => {
    rows.push({ line: lines - lineBreaks(record), cells: record.map((cell) => cell.trim()) });
    return null;
  };
  try {
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      onRecord,
      relaxColumnCount: true,
      skipEmptyLines: true,
    });
  } catch (error) {
    throw wrongTable(error);
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}
