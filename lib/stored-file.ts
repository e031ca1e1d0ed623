import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { env } from '@/lib/env';
import { getSharedRedis } from '@/lib/redis/connection';

// `turbopackIgnore` keeps the build from including these files, which are only created at run time.
const place = (name: string) => join(/* turbopackIgnore: true */ env.DATA_DIR, name);

const keyOf = (name: string) => `stored:${name}`;

function parsed<S extends z.ZodType>(text: string | null | undefined, schema: S): z.infer<S> | undefined {
  try {
    return text ? schema.parse(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the stored value, from the shared Redis or from the file in DATA_DIR. Returns undefined if there is
 * no value, or if it is damaged.
 */
export async function readStoredFile<S extends z.ZodType>(
  name: string,
  schema: S,
): Promise<z.infer<S> | undefined> {
  const shared = await getSharedRedis()
    ?.get(keyOf(name))
    .catch(() => null);
  const file = () => readFile(/* turbopackIgnore: true */ place(name), 'utf8').catch(() => undefined);
  return parsed(shared, schema) ?? parsed(await file(), schema);
}

/**
 * Stores a value atomically in a file that only its owner can read, and in the shared Redis.
 * @throws Error if the file cannot be written
 */
export async function writeStoredFile(name: string, value: unknown): Promise<void> {
  await getSharedRedis()
    ?.set(keyOf(name), JSON.stringify(value))
    .catch(() => undefined);
  const file = place(name);
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(draft, JSON.stringify(value), { mode: 0o600 });
  await rename(draft, file);
}
