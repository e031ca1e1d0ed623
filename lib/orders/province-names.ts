import { PROVINCES } from '@/content/provinces';

/** What the province's field offers; anything else may be typed. */
export const PROVINCE_NAMES: readonly string[] = PROVINCES.map(({ name }) => name);
