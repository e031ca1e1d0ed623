import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { env } from '@/lib/env';

// The build looks for files that the server needs; these are made where it runs.
const place = (name: string) => join(/* turbopackIgnore: true */ env.DATA_DIR, name);

/** What is stored under a name; undefined where there is nothing yet, or it is damaged. */
export async function readStored<S extends z.ZodType>(
  name: string,
  schema: S,
): Promise<z.infer<S> | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(/* turbopackIgnore: true */ place(name), 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Stores a value under a name in the data folder, whole or not at all, readable by its owner alone.
 * @throws Error when nothing can be written there
 */
export async function writeStored(name: string, value: unknown): Promise<void> {
  const file = place(name);
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(draft, JSON.stringify(value), { mode: 0o600 });
  await rename(draft, file);
}
