import 'server-only';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readLists } from '@/lib/catalogue/catalogue';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';
import { type CatalogueFingerprints, fingerprintCatalogue } from './catalogue-change';

/** In the folder of the build that may be written; a new build has a new one, as it has other pages. */
const FOLDER = join(env.NEXT_DIST_DIR, 'cache');
const FILE = join(FOLDER, 'catalogue-prints.json');

const fingerprintsSchema = z.object({
  frame: z.string(),
  list: z.string(),
  products: z.array(z.tuple([z.string(), z.string()])).transform((entries) => new Map(entries)),
});

let known: CatalogueFingerprints | undefined;

/** Of the catalogue that the pages were last rendered from, by this process or another; undefined when unknown. */
export async function readFingerprints(): Promise<CatalogueFingerprints | undefined> {
  if (known) return known;
  try {
    return fingerprintsSchema.parse(JSON.parse(await readFile(FILE, 'utf8')));
  } catch {
    // None yet, or damaged: the next comparison finds everything changed.
    return undefined;
  }
}

/** Stores what pages are rendered from now on; in this process alone where nothing can be written. */
export async function storeFingerprints(fingerprints: CatalogueFingerprints): Promise<void> {
  known = fingerprints;
  const draft = `${FILE}.${process.pid}`;
  try {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(draft, JSON.stringify({ ...fingerprints, products: [...fingerprints.products] }));
    await rename(draft, FILE);
  } catch (error) {
    log.warn({ err: error }, 'what the pages were made of is not kept for the next start');
  }
}

/** At the first start after a build, whose pages were rendered from the catalogue as it is now. */
export async function noteCatalogue(): Promise<void> {
  if (await readFingerprints()) return;
  try {
    await storeFingerprints(fingerprintCatalogue(await readLists()));
  } catch (error) {
    log.info({ err: error }, 'the catalogue could not be noted at the start');
  }
}
