import 'server-only';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readLists } from '@/lib/catalogue/catalogue';
import { log } from '@/lib/log';
import { type CatalogueFingerprints, fingerprintCatalogue } from './catalogue-change';

/** Beside the pages that were made of it; a new build takes it away with them. */
const FILE = join(process.env.NEXT_DIST_DIR || '.next', 'catalogue-prints.json');

const fingerprintsSchema = z.object({
  frame: z.string(),
  list: z.string(),
  products: z.array(z.tuple([z.string(), z.string()])).transform((entries) => new Map(entries)),
});

let known: CatalogueFingerprints | undefined;

/** The catalogue that the pages were last made of, as far as anybody knows: another process may have noted it. */
export async function readFingerprints(): Promise<CatalogueFingerprints | undefined> {
  if (known) return known;
  try {
    return fingerprintsSchema.parse(JSON.parse(await readFile(FILE, 'utf8')));
  } catch {
    // None yet, or damaged: the next comparison starts from nothing.
    return undefined;
  }
}

/** Notes the catalogue that pages are made of from now on. Where nothing can be written, this process knows it alone. */
export async function storeFingerprints(fingerprints: CatalogueFingerprints): Promise<void> {
  known = fingerprints;
  const draft = `${FILE}.${process.pid}`;
  try {
    await writeFile(draft, JSON.stringify({ ...fingerprints, products: [...fingerprints.products] }));
    await rename(draft, FILE);
  } catch (error) {
    log.warn({ err: error }, 'what the pages were made of is not kept for the next start');
  }
}

/**
 * When the shop opens after a build: the pages were made of the catalogue as it is now, unless an earlier run has noted
 * it. While it cannot be read, the first change has every page made anew.
 */
export async function noteCatalogue(): Promise<void> {
  if (await readFingerprints()) return;
  try {
    await storeFingerprints(fingerprintCatalogue(await readLists()));
  } catch (error) {
    log.info({ err: error }, 'the catalogue could not be noted at the start');
  }
}
