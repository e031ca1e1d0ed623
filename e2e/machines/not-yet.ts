/**
 * Pages that are linked to and are still to come; until then their addresses lead home (spec §2, any other path).
 * The journey insists that they are missing: whoever brings one takes it off this list.
 */
export const NOT_YET = ['/aboutus', '/store'] as const;

/** Whether an address of ours, in either language, is one of a page to come. */
export function isToCome(path: string): boolean {
  const plain = path.replace(/^\/id(?=\/)/, '').replace(/[?#].*$/, '');
  return NOT_YET.some((page) => page === plain);
}
