import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { FileFaults } from '@/backend/command/fault';

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

export function tableText(rows: readonly (readonly string[])[], delimiter: string): string {
  return BYTE_ORDER_MARK + stringify([...rows], { delimiter, record_delimiter: 'windows' });
}

/** A row of a table: its cells without white space around them, and the line it begins in. */
export type TableRow = { line: number; cells: string[] };

const DELIMITERS = [',', ';', '\t'];

/** The delimiter depends on the spreadsheet's locale: the most frequent one of the heading, whose cells hold none. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split('\n', 1);
  const count = (delimiter: string) => heading.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

function faultsOf(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const line = typeof error.lines === 'number' ? error.lines : undefined;
  const text = 'A quotation mark is wrong here or before: one that opens a cell must close it too.';
  return new FileFaults([{ line, text }]);
}

/** Parses a table with commas, semicolons or tabs, without its empty rows. @throws FileFaults */
export function parseTable(text: string): TableRow[] {
  const rows: TableRow[] = [];
  const onRecord = (record: string[], { lines }: { lines: number }) => {
    const lineBreaks = record.join('').split('\n').length - 1;
    rows.push({ line: lines - lineBreaks, cells: record.map((cell) => cell.trim()) });
    return null;
  };
  const delimiter = delimiterOf(text);
  try {
    parse(text, { bom: true, delimiter, onRecord, relaxColumnCount: true, skipEmptyLines: true });
  } catch (error) {
    throw faultsOf(error);
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}
