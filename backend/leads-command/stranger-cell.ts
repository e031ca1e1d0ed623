import { cellOfText } from '@/backend/csv/cell';

/** What spreadsheets end cells with, each by its language and not by the file's, and a formula's first sign behind it. */
const INNER_FORMULA = /([;,|\t\r\n][\s"']*)(?=[=+\-@])/g;

/**
 * A stranger's text as a cell holds it: no formula, and none in its midst either, which would come to light where a
 * spreadsheet splits the row at another sign than ours. It is read by people and never imported again.
 */
export function strangerCell(text: string): string {
  return cellOfText(text.replace(INNER_FORMULA, "$1'"));
}
