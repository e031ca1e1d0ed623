import { join } from 'node:path';

/** Returns the path of a file in `public/`. @throws Error if the URL path leads out of the folder */
export function getPublicFilePath(address: string): string {
  const folder = join(process.cwd(), 'public');
  const file = join(folder, decodeURIComponent(address));
  if (!file.startsWith(`${folder}/`)) throw new Error(`${address} is not in public/`);
  return file;
}
