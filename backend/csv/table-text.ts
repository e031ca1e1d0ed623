import { stringify } from 'csv-stringify/sync';

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Rows of finished cells as a CSV file that spreadsheets open at a double click. */
export function tableText(rows: readonly (readonly string[])[], delimiter: string): string {
  return BYTE_ORDER_MARK + stringify([...rows], { delimiter, record_delimiter: 'windows' });
}
