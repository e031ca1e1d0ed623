import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY_FOLDER } from '@/e2e/support/servers/environments';

/** Environment variables of a product API that name its database. */
type Database = { DATA_DIR: string; DATABASE_URL?: string };

/** Changes the price of a product with the catalogue command, while the shop is open. */
export async function changeProductPrice(database: Database, name: string, price: number): Promise<void> {
  const file = join(database.DATA_DIR, 'price.csv');
  await writeFile(file, `id,price\n${name},${price}\n`);
  const command = ['--import', 'tsx', 'backend/cli/main.ts', 'catalogue', 'import', file, '--apply'];
  await promisify(execFile)(process.execPath, command, {
    cwd: REPOSITORY_FOLDER,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...database },
  });
}
