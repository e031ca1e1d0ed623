/** The page of a list that an address asks for; the first when it asks for none, or for nonsense. */
export function readPageNumber(asked: string | null): number {
  return asked && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}
