import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { sql } from 'drizzle-orm';
import { pictureAddress } from '@/backend/catalogue/pictures';
import { FileFaults } from '@/backend/command/faults';
import type { Database } from '@/backend/db/database';
import { applyPlan } from './apply-plan';
import { readCsv } from './file/read-csv';
import { readJson } from './file/read-json';
import type { Reading } from './file/wanted';
import { copyPictures, findPictures } from './find-pictures';
import { type PlanTask, planImport } from './plan/plan-import';
import { readState } from './plan/state';

const MAX_MIB = 64;

/** The text of bytes in UTF-8, line ends as `\n`. @throws FileFaults when they are in another encoding */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    throw new FileFaults([
      { text: 'The file is not in UTF-8. In Excel, save it as “CSV UTF-8 (comma delimited)”.' },
    ]);
  }
}

export async function readCatalogueFile(path: string, format: 'csv' | 'json'): Promise<Reading> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new FileFaults([{ text: `There is no file ${path}.` }]);
  if (found.size > MAX_MIB * 2 ** 20)
    throw new FileFaults([{ text: `The file is larger than ${MAX_MIB} MiB.` }]);
  const text = textOf(await readFile(path));
  return format === 'csv' ? readCsv(text) : readJson(text);
}

/** Cores left to the shop that is open meanwhile. */
const CORES_LEFT = 1;

/** Encodes pictures for the storefront's pages, and tells a terminal how far it is. */
export async function encodeImported(files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  // Not at the top: it reads `lib/env`, and the .env files are loaded by then.
  const { encodeAhead } = await import('@/lib/pictures/encode-ahead');
  const { stderr } = process;
  await encodeAhead(files, {
    concurrency: Math.max(1, availableParallelism() - CORES_LEFT),
    onProgress: (done, all) => stderr.isTTY && stderr.write(`\rEncoding pictures: ${done} of ${all}`),
  });
  if (stderr.isTTY) stderr.write('\n');
}

/** Any number, the same in every process of this shop: imports queue up for it. */
const IMPORT_LOCK = 7_341_210;

type ImportTask = Omit<PlanTask, 'state' | 'pictures'> & { folder: string; dataDir: string; apply: boolean };

/**
 * Compares a file with the catalogue and, when asked to, makes the catalogue what the file wants: all of it or,
 * should anything fail, or be unusual and not allowed, nothing. Imports happen one after the other.
 * @throws FileFaults with everything that is wrong with the file
 */
export function importCatalogue(db: Database, task: ImportTask) {
  const { reading, folder, dataDir, apply } = task;
  return db.transaction(async (tx) => {
    if (apply) await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    const state = await readState(tx);
    const stored = state.products.flatMap(({ images }) => Object.values(images)).map(pictureAddress);
    const pictures = await findPictures(reading.wanted.products, { folder, dataDir }, new Set(stored));
    const plan = planImport({ ...task, state, pictures });
    if (apply && plan.unusual.length === 0) {
      await copyPictures(pictures, dataDir);
      await applyPlan(tx, plan);
    }
    return { difference: plan.difference, unusual: plan.unusual, files: [...pictures.files.values()] };
  });
}
