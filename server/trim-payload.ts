/** Between two pieces of text of the RSC payload; and what a page has in it whose pieces are not all of text. */
const SEAM = '"])</script><script>self.__next_f.push([1,"';
const BINARY = '<script>self.__next_f.push([3,';

/** A row that asks for a sheet to be fetched, which the head of the page names already. */
const SHEET_HINT = /:HL\[\\"\/_next\/static\/chunks\/[\w~.-]+\.css\\",\\"style\\"\]\\n/g;

/** A property that is not there: React takes it away when it reads the row. */
const UNDEFINED = /,\\"[\w-]+\\":\\"\$undefined\\"/g;

/** A row of text that is as long as it says, whatever it reads like. Next has short ones of its own. */
const LONG_TEXT = /[\da-f]:T[\da-f]{3,},/;

/**
 * Takes out of a finished page's RSC payload what tells the browser nothing, and makes one script of its pieces: they are in the page
 * together, and its policy names each script by a hash.
 */
export function trimPayload(html: string): string {
  const start = html.indexOf('<script>self.__next_f.push([1,"');
  if (start === -1) return html;
  const pieces = html.slice(start);
  const payload = pieces.includes(BINARY) ? pieces : pieces.replaceAll(SEAM, '');
  if (LONG_TEXT.test(payload)) return html.slice(0, start) + payload;
  return html.slice(0, start) + payload.replace(SHEET_HINT, '').replace(UNDEFINED, '');
}
