import provinces from './provinces.json' with { type: 'json' };

/** A province as it is written, how its postal codes begin, and what else people call it (small letters). */
export type Province = { name: string; postal: readonly string[]; also?: readonly string[] };

/** Indonesia's 38 provinces from Aceh eastwards. Papua's six share their codes: districts still move. */
export const PROVINCES: readonly Province[] = provinces;
