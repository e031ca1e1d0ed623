import { SITE } from '@/content/site';

/** Which catalogue can be asked for (spec §9). */
export const CATALOGUE_YEAR = `${SITE.catalogueYear}` as const;

export const CATALOGUE_FILE = SITE.catalogueFile;
