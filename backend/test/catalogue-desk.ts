import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueCommand } from '@/backend/cli/catalogue/command';
import type { Database } from '@/backend/db/database';

type Options = {
  apply?: boolean;
  prune?: boolean;
  /** Whether new products and prices that jump are allowed; by default they are. */
  allow?: boolean;
  format?: 'csv' | 'json';
  now?: Date;
};

/** A folder with a file in it, and short words for importing and exporting over it. */
export async function catalogueDesk(db: Database) {
  const folder = await mkdtemp(join(tmpdir(), 'segara-catalogue-'));
  const dataDir = join(folder, 'data');
  const siteUrl = 'https://shop.example';
  const desk = {
    folder,
    dataDir,
    /** Does a task of the command. */
    run: (task: object, now = new Date()) =>
      catalogueCommand.run(task, { db, dataDir, siteUrl, now: () => now }),
    /** Imports a text as if it were a file of the folder. */
    async import(
      text: string,
      { apply = true, prune = false, allow = true, format = 'csv', now = new Date() }: Options = {},
    ) {
      const file = join(folder, `catalogue-${Math.random()}.${format}`);
      await writeFile(file, text);
      return desk.run(
        { command: 'import', file, format, apply, prune, allowNew: allow, allowPrices: allow },
        now,
      );
    },
    async export(format: 'csv' | 'json', semicolon = false) {
      const task = { command: 'export' as const, file: undefined, format, semicolon };
      return (await desk.run(task)).output;
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
  return desk;
}
