import { join } from 'node:path';

/** A file of `public/` by its address. @throws Error when the address leads out of the folder, or is none */
export function publicFile(address: string): string {
  const folder = join(process.cwd(), 'public');
  const file = join(folder, decodeURIComponent(address));
  if (!file.startsWith(`${folder}/`)) throw new Error(`${address} is not in public/`);
  return file;
}
