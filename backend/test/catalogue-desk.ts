import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTask } from '@/backend/catalogue-command/run-task';
import type { Database } from '@/backend/db/database';

type Options = { apply?: boolean; prune?: boolean; format?: 'csv' | 'json'; now?: Date };

/** A folder with a file in it, and short words for importing and exporting over it. */
export async function catalogueDesk(db: Database) {
  const folder = await mkdtemp(join(tmpdir(), 'segara-catalogue-'));
  const dataDir = join(folder, 'data');
  const siteUrl = 'https://shop.example';
  const desk = {
    folder,
    dataDir,
    /** Imports a text as if it were a file of the folder. */
    async import(
      text: string,
      { apply = true, prune = false, format = 'csv', now = new Date() }: Options = {},
    ) {
      const file = join(folder, `catalogue-${Math.random()}.${format}`);
      await writeFile(file, text);
      return runTask(
        { command: 'import', file, format, apply, prune },
        { db, dataDir, siteUrl, now: () => now },
      );
    },
    async export(format: 'csv' | 'json', semicolon = false) {
      const task = { command: 'export' as const, file: undefined, format, semicolon };
      return (await runTask(task, { db, dataDir, siteUrl, now: () => new Date() })).output;
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
  return desk;
}
