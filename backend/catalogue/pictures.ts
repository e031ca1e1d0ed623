import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findErrorCode } from '@/backend/db/database-error';

/**
 * Returns the URL of a picture in responses. A stored URL or absolute path is unchanged, other paths are in
 * `/images`.
 */
export function resolvePictureUrl(stored: string): string {
  return /^(https?:)?\//.test(stored) ? stored : `/images/${stored}`;
}

/**
 * The folder of imported pictures in DATA_DIR, and its path in URLs. Each file is named by a hash of its
 * content, so duplicates share one file.
 */
export const IMPORTED_PICTURES_FOLDER = 'pictures';

const FILE_NAME = /^[0-9a-f]{32}\.(?:jpg|png|webp|avif|gif)$/;

export function isImportedPictureName(name: string): boolean {
  return FILE_NAME.test(name);
}

export async function readImportedPicture(dataDir: string, name: string) {
  try {
    return new Uint8Array(await readFile(join(dataDir, IMPORTED_PICTURES_FOLDER, name)));
  } catch (error) {
    if (findErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
