import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStoredSecret } from './stored-secret';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('creates a secret once, readable by its owner only', async () => {
  const data = join(folder, 'data');
  const secret = await readStoredSecret(data, 'session-secret');
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect((await stat(join(data, 'session-secret'))).mode % 0o1000).toBe(0o600);
  await expect(readStoredSecret(data, 'session-secret')).resolves.toBe(secret);
});

it('creates one secret for concurrent starts, and leaves no temporary files', async () => {
  const secrets = await Promise.all(
    Array.from({ length: 20 }, () => readStoredSecret(folder, 'session-secret')),
  );
  expect(new Set(secrets)).toEqual(new Set([await readFile(join(folder, 'session-secret'), 'utf8')]));
  await expect(readdir(folder)).resolves.toEqual(['session-secret']);
});

it('rejects a secret that is too short', async () => {
  await writeFile(join(folder, 'session-secret'), 'short');
  await expect(readStoredSecret(folder, 'session-secret')).rejects.toThrow('fewer than 32 characters');
});
