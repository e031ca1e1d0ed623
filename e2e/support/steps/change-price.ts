import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { ROOT } from '@/e2e/support/servers/environments';

/** Of the product API, as its environment says. */
type Database = { DATA_DIR: string; DATABASE_URL?: string };

/** The command a brand changes its catalogue by, at the running shop. */
function catalogue(database: Database, ...words: string[]) {
  const command = ['--import', 'tsx', 'backend/cli/main.ts', 'catalogue', ...words];
  return promisify(execFile)(process.execPath, command, {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...database },
  });
}

const fileSchema = z.looseObject({ products: z.array(z.looseObject({ name: z.string() })) });

/** Changes the price of a product as a brand does: in the exported file, which is then imported. */
export async function changePrice(database: Database, name: string, price: number): Promise<void> {
  const file = join(database.DATA_DIR, 'catalogue.json');
  await catalogue(database, 'export', file);
  const exported = fileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const products = exported.products.map((product) =>
    product.name === name ? { ...product, price } : product,
  );
  await writeFile(file, JSON.stringify({ ...exported, products }));
  await catalogue(database, 'import', file, '--apply');
}

/** Changes nothing but the price, as a brand does while the shop sells: the file says nothing of the stock. */
export async function changePriceAlone(database: Database, name: string, price: number): Promise<void> {
  const file = join(database.DATA_DIR, 'price.csv');
  await writeFile(file, `id,price\n${name},${price}\n`);
  await catalogue(database, 'import', file, '--apply');
}
