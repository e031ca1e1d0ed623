import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { FileFaults } from './faults';

/** Against formula injection: what a spreadsheet would run. So that it comes back as it went, quotes before one count too. */
const FORMULA = /^'*[=+\-@\t\r]/;
const QUOTED_FORMULA = /^'+[=+\-@\t\r]/;

/** A text as a cell holds it: one that looks like a formula gets an apostrophe in front, which makes it text. */
export const cellOfText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text of a cell, without the apostrophe that kept it from being a formula. */
export const textOfCell = (cell: string): string => (QUOTED_FORMULA.test(cell) ? cell.slice(1) : cell);

/** What spreadsheets end cells with, each by its language and not by the file's, and a formula's first sign behind it. */
const INNER_FORMULA = /([;,|\t\r\n][\s"']*)(?=[=+\-@])/g;

/**
 * A stranger's text as a cell holds it: no formula, and none in its midst either, which would come to light where a
 * spreadsheet splits the row at another sign than ours. It is read by people and never imported again.
 */
export const cellOfUntrusted = (text: string): string => cellOfText(text.replace(INNER_FORMULA, "$1'"));

const GROUPED = /^\d{1,3}(\.\d{3})+$/;

/** The number in a cell: digits, or digits in groups of three with dots; what is neither comes back as it is. */
export function numberOfCell(cell: string): number | string {
  const plain = GROUPED.test(cell) ? cell.replaceAll('.', '') : cell;
  return /^\d{1,15}$/.test(plain) ? Number(plain) : cell;
}

/** The rupiah in a cell: a number, with or without `Rp` before it. */
export function priceOfCell(cell: string): number | string {
  const number = numberOfCell(cell.replace(/^Rp\.?\s*/i, ''));
  return typeof number === 'number' ? number : cell;
}

const YES = new Set(['yes', 'y', 'true', '1', 'ya']);
const NO = new Set(['no', 'n', 'false', '0', 'tidak', '']);

/** Yes or no; what is neither comes back as it is. */
export function flagOfCell(cell: string): boolean | string {
  const word = cell.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : cell;
}

const BYTE_ORDER_MARK = '\ufeff';

export function tableText(rows: readonly (readonly string[])[], delimiter: string): string {
  return BYTE_ORDER_MARK + stringify([...rows], { delimiter, record_delimiter: 'windows' });
}

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
