import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { FileError } from './files';

/**
 * The characters with which a formula starts, and their full-width and small forms, which some spreadsheets
 * accept too.
 */
const SIGNS = '=+\\-@＝＋－＠﹦﹢﹣﹫−';
/**
 * Matches cells that a spreadsheet would run as a formula (formula injection). A formula after apostrophes
 * matches too: it gets another apostrophe, so that a later import restores the text exactly.
 */
const FORMULA = new RegExp(`^'*[${SIGNS}\\t\\r]`);
const QUOTED_FORMULA = new RegExp(`^'+[${SIGNS}\\t\\r]`);

/**
 * Escapes a text for a cell. A formula gets an apostrophe in front, so that spreadsheets treat it as text.
 */
export const formatTextCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Returns the text of a cell without the apostrophe that `formatTextCell` adds. */
export const parseTextCell = (cell: string): string => (QUOTED_FORMULA.test(cell) ? cell.slice(1) : cell);

/** Matches a delimiter of any spreadsheet, followed by the first character of a formula. */
const INNER_FORMULA = new RegExp(`([;,|\\t\\r\\n][\\s"']*)(?=[${SIGNS}])`, 'g');

/**
 * Escapes a text that a stranger has entered. Formulas within the text are escaped too, because a spreadsheet
 * may split the row at another delimiter. This cannot be undone, but such texts are never imported.
 */
export const formatUntrustedCell = (text: string): string =>
  formatTextCell(text.replace(INNER_FORMULA, "$1'"));

const GROUPED = /^\d{1,3}(\.\d{3})+$/;

/** Parses digits, with or without dots between groups of three. Returns any other text unchanged. */
export function parseNumberCell(cell: string): number | string {
  const plain = GROUPED.test(cell) ? cell.replaceAll('.', '') : cell;
  return /^\d{1,15}$/.test(plain) ? Number(plain) : cell;
}

/** Parses a price: a number that may have `Rp` in front. Returns any other text unchanged. */
export function parsePriceCell(cell: string): number | string {
  const number = parseNumberCell(cell.replace(/^Rp\.?\s*/i, ''));
  return typeof number === 'number' ? number : cell;
}

const YES = new Set(['yes', 'y', 'true', '1', 'ya']);
const NO = new Set(['no', 'n', 'false', '0', 'tidak', '']);

/** Parses yes or no in English and Indonesian. Returns any other text unchanged. */
export function parseFlagCell(cell: string): boolean | string {
  const word = cell.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : cell;
}

const BYTE_ORDER_MARK = '\ufeff';

export function formatCsvTable(rows: readonly (readonly string[])[], delimiter: string): string {
  return BYTE_ORDER_MARK + stringify([...rows], { delimiter, record_delimiter: 'windows' });
}

export type CsvRow = { line: number; cells: string[] };

const DELIMITERS = [',', ';', '\t'];

/** Finds the delimiter that occurs most often in the first line. Spreadsheets choose it by their locale. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split('\n', 1);
  const count = (delimiter: string) => heading.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

function toFileError(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const line = typeof error.lines === 'number' ? error.lines : undefined;
  const text = 'A quotation mark is wrong here or above: quoted cells must begin and end with one.';
  return new FileError([{ line, text }]);
}

/** Parses a table that is delimited by commas, semicolons or tabs. Skips empty rows. @throws FileError */
export function parseCsvTable(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  const onRecord = (record: string[], { lines }: { lines: number }) => {
    const lineBreaks = record.join('').split('\n').length - 1;
    rows.push({ line: lines - lineBreaks, cells: record.map((cell) => cell.trim()) });
    return null;
  };
  const delimiter = delimiterOf(text);
  try {
    parse(text, { bom: true, delimiter, onRecord, relaxColumnCount: true, skipEmptyLines: true });
  } catch (error) {
    throw toFileError(error);
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}
