import { sql } from 'drizzle-orm';
import { pictureAddress } from '@/backend/catalogue/pictures';
import type { Database } from '@/backend/db/database';
import { applyPlan } from './apply-plan';
import type { Reading } from './file/wanted';
import { copyPictures, findPictures } from './find-pictures';
import type { Allowances } from './plan/check-import';
import { planImport } from './plan/plan-import';
import { readState } from './plan/state';

/** Any number, the same in every process of this shop: imports queue up for it. */
const IMPORT_LOCK = 7_341_210;

type ImportTask = {
  reading: Reading;
  folder: string;
  dataDir: string;
  /** Products that the file does not name leave the shop. */
  prune: boolean;
  apply: boolean;
  allowances: Allowances;
  now: Date;
};

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
