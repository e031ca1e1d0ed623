/**
 * By what a heading is reached: `privacy-your-rights`. The page's name leads it, because pages that were left stay in
 * the document, hidden, and a name is there once.
 */
export function headingId(page: string, heading: string): string {
  const words = heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [page, ...words].join('-');
}
