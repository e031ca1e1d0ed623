import { build, type Metafile } from 'esbuild';

/** What runs in a release, by the name of its file. */
const ENTRIES = {
  storefront: 'scripts/open-shop.mjs',
  api: 'backend/main.ts',
  pictures: 'scripts/pictures.ts',
  backup: 'backend/backup-command/main.ts',
  catalogue: 'backend/catalogue-command/main.ts',
  customers: 'backend/customers-command/main.ts',
  leads: 'backend/leads-command/main.ts',
  payments: 'backend/payments-command/main.ts',
  'next.config': 'next.config.mjs',
};
export const COMMANDS = Object.keys(ENTRIES).filter((name) => name !== 'next.config');

/**
 * Bundles both servers and the commands as plain JavaScript; packages stay where npm installs them.
 * @returns what is in each file, and what it imports
 */
export async function bundle(folder: string): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: ENTRIES,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    metafile: true,
    logLevel: 'error',
  });
  return metafile;
}
