import provinces from './provinces.json' with { type: 'json' };

/** A province, the prefixes of its postal codes, and alternative names in lower case. */
export type Province = { name: string; postal: readonly string[]; also?: readonly string[] };

/** Indonesia's 38 provinces, roughly from west to east. The six Papuan provinces share their postal codes. */
export const PROVINCES: readonly Province[] = provinces;

/** Reduces a name to lower-case letters without the word "province". */
function foldName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\b(?:provinsi|propinsi|prov|province)\b/g, '')
    .replace(/[^a-z]/g, '');
}

/** Finds a province by its name or an alternative name, ignoring case and punctuation. */
export function findProvince(typed: string): Province | undefined {
  const wanted = foldName(typed);
  return PROVINCES.find(({ name, also = [] }) => [name, ...also].some((each) => foldName(each) === wanted));
}
