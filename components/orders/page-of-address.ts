/** The page that an address asks for by its `page`; the first when it asks for none, or for nonsense. */
export function pageOfAddress(asked: string | null): number {
  return asked && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}
