import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/env';
import { readStoredFile, writeStoredFile } from './stored-file';

const mockRedis = new Map<string, string>();
let mockHasRedis = false;
jest.mock('@/lib/redis/connection', () => ({
  getSharedRedis: () =>
    mockHasRedis
      ? {
          get: async (key: string) => mockRedis.get(key) ?? null,
          set: async (key: string, value: string) => mockRedis.set(key, value),
        }
      : undefined,
}));

const schema = z.object({ wave: z.number() });
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
  env.DATA_DIR = join(folder, 'data');
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

it('stores a value for the next start, readable by its owner only', async () => {
  await expect(readStoredFile('tide.json', schema)).resolves.toBeUndefined();
  await writeStoredFile('tide.json', { wave: 3 });
  await expect(readStoredFile('tide.json', schema)).resolves.toEqual({ wave: 3 });
  expect((await stat(join(folder, 'data', 'tide.json'))).mode % 0o1000).toBe(0o600);
});

it('reads the value of another storefront through Redis, and its own file without Redis', async () => {
  await writeStoredFile('tide.json', { wave: 1 });
  mockHasRedis = true;
  await expect(readStoredFile('tide.json', schema)).resolves.toEqual({ wave: 1 });
  await writeStoredFile('tide.json', { wave: 2 });
  env.DATA_DIR = join(folder, 'other');
  await expect(readStoredFile('tide.json', schema)).resolves.toEqual({ wave: 2 });
  mockRedis.set('stored:tide.json', '{"wave":');
  await expect(readStoredFile('tide.json', schema)).resolves.toBeUndefined();
  mockHasRedis = false;
  env.DATA_DIR = join(folder, 'data');
  await expect(readStoredFile('tide.json', schema)).resolves.toEqual({ wave: 2 });
});

it('stays intact with concurrent writes, and leaves no temporary files', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, wave) => writeStoredFile('tide.json', { wave })));
  await expect(readStoredFile('tide.json', schema)).resolves.toEqual({ wave: expect.any(Number) });
  await expect(readdir(join(folder, 'data'))).resolves.toEqual(['tide.json']);
});

it.each(['{"wave":', '{"wave":"high"}', ''])('ignores the damaged content %s', async (text) => {
  await writeStoredFile('tide.json', {});
  await writeFile(join(folder, 'data', 'tide.json'), text);
  await expect(readStoredFile('tide.json', schema)).resolves.toBeUndefined();
});
