import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOfError } from '@/backend/db/database-error';

/** Where imported pictures lie, named after their content: the same picture twice is one file. */
export const PICTURES_FOLDER = 'pictures';

const FILE_NAME = /^[0-9a-f]{32}\.(?:jpg|png|webp|avif|gif)$/;

/** Whether a name is one that a picture of ours may have. */
export function isPictureName(name: string): boolean {
  return FILE_NAME.test(name);
}

/** The name of a picture: a hash of its bytes, and its kind. */
export function pictureName(bytes: Uint8Array, kind: string): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${kind}`;
}

/** Puts a picture on the shelf, unless it is there. A half-written one is never seen under its name. */
export async function storePicture(dataDir: string, name: string, bytes: Uint8Array): Promise<void> {
  const folder = join(dataDir, PICTURES_FOLDER);
  const path = join(folder, name);
  if (existsSync(path)) return;
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${randomUUID()}`);
  await writeFile(draft, bytes);
  await rename(draft, path);
}

/** Takes a picture off the shelf; undefined when there is none of that name. */
export async function readPicture(
  dataDir: string,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(join(dataDir, PICTURES_FOLDER, name)));
  } catch (error) {
    if (codeOfError(error) === 'ENOENT') return undefined;
    throw error;
  }
}
