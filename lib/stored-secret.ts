import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MIN_SECRET_LENGTH = 32;

function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

/** Creates a secret atomically. If another process was first, its secret is kept. */
async function makeSecret(file: string): Promise<void> {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
}

/**
 * Returns a secret of a folder, created on first use and readable by its owner only. @throws Error if it
 * cannot be used
 */
export async function readStoredSecret(folder: string, name: string): Promise<string> {
  const file = join(folder, name);
  await mkdir(folder, { recursive: true });
  const read = () => readFile(file, 'utf8').then((text) => text.trim());

  const secret = await read().catch(async (error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
    await makeSecret(file);
    return read();
  });
  if (secret.length < MIN_SECRET_LENGTH)
    throw new Error(`${file} has fewer than ${MIN_SECRET_LENGTH} characters`);
  return secret;
}
