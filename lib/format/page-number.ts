/** Parses the page number of a list from a URL. Missing and invalid values give 1. */
export function parsePageNumber(asked: string | null): number {
  return asked && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}
