import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueCommand } from '@/backend/cli/catalogue/command';
import type { Database } from '@/backend/db/database';
import { runCommand } from './run-command';

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
  const desk = {
    folder,
    dataDir,
    /** Runs the command with these arguments. */
    run: (args: string[], now = new Date()) =>
      runCommand(catalogueCommand, args, { db, dataDir, now: () => now }),
    /** Writes a text to a file in the folder and imports the file. */
    async import(
      text: string,
      { apply = true, prune = false, allow = true, format = 'csv', now = new Date() }: Options = {},
    ) {
      const file = join(folder, `catalogue-${Math.random()}.${format}`);
      await writeFile(file, text);
      const options = { apply, prune, 'allow-new': allow, 'allow-prices': allow };
      const flags = Object.entries(options).flatMap(([name, isSet]) => (isSet ? [`--${name}`] : []));
      return desk.run(['import', file, ...flags], now);
    },
    async export(format: 'csv' | 'json', semicolon = false) {
      const args = ['export', '-', '--format', format, ...(semicolon ? ['--semicolon'] : [])];
      return (await desk.run(args)).output;
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
  return desk;
}
