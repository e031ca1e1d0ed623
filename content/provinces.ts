import provinces from './provinces.json' with { type: 'json' };

/** A province, the prefixes of its postal codes, and alternative names in lower case. */
export type Province = { name: string; postal: readonly string[]; also?: readonly string[] };

/** Indonesia's 38 provinces, roughly from west to east. The six Papuan provinces share their postal codes. */
export const PROVINCES: readonly Province[] = provinces;
