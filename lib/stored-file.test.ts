import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/env';
import { readStored, writeStored } from './stored-file';

const schema = z.object({ wave: z.number() });
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
  env.DATA_DIR = join(folder, 'data');
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

it('keeps a value for the next start, for its owner alone', async () => {
  await expect(readStored('tide.json', schema)).resolves.toBeUndefined();
  await writeStored('tide.json', { wave: 3 });
  await expect(readStored('tide.json', schema)).resolves.toEqual({ wave: 3 });
  expect((await stat(join(folder, 'data', 'tide.json'))).mode % 0o1000).toBe(0o600);
});

it('is whole however many write at once, and leaves no drafts', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, wave) => writeStored('tide.json', { wave })));
  await expect(readStored('tide.json', schema)).resolves.toEqual({ wave: expect.any(Number) });
  await expect(readdir(join(folder, 'data'))).resolves.toEqual(['tide.json']);
});

it.each(['{"wave":', '{"wave":"high"}', ''])('does without what is damaged: %s', async (text) => {
  await writeStored('tide.json', {});
  await writeFile(join(folder, 'data', 'tide.json'), text);
  await expect(readStored('tide.json', schema)).resolves.toBeUndefined();
});
