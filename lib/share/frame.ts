import { join } from 'node:path';

/** What messengers and social networks show of a link: 1.91 to 1. */
export const FRAME = { width: 1200, height: 630 } as const;

/** What fills a phone upright, as networks show stories. */
export const STORY = { width: 1080, height: 1920 } as const;

/** A file of `public/` by its address. @throws Error when the address leads out of the folder */
export function publicFile(address: string): string {
  const folder = join(process.cwd(), 'public');
  const file = join(folder, decodeURIComponent(address));
  if (!file.startsWith(`${folder}/`)) throw new Error(`${address} is not in public/`);
  return file;
}
