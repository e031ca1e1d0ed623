import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueCommand } from '@/backend/cli/catalogue/command';
import type { Database } from '@/backend/db/database';

type Options = {
  apply?: boolean;
  prune?: boolean;
  /** Allows new products and large price changes. Default: true. */
  allow?: boolean;
  format?: 'csv' | 'json';
  now?: Date;
};

/** Creates a temporary folder, with helpers that import and export the catalogue. */
export async function createCatalogueFolder(db: Database) {
  const folder = await mkdtemp(join(tmpdir(), 'segara-catalogue-'));
  const dataDir = join(folder, 'data');
  const siteUrl = 'https://shop.example';
  const desk = {
    folder,
    dataDir,
    run: (task: object, now = new Date()) =>
      catalogueCommand.run(task, { db, dataDir, siteUrl, now: () => now }),
    /** Writes a text to a file in the folder and imports the file. */
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
