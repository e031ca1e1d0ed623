import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { readKept, writeKept } from './kept-file';

const schema = z.object({ wave: z.number() });
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
  process.env.DATA_DIR = join(folder, 'data');
});
afterEach(async () => {
  delete process.env.DATA_DIR;
  await rm(folder, { recursive: true });
});

it('keeps a value for the next start, for its owner alone', async () => {
  await expect(readKept('tide.json', schema)).resolves.toBeUndefined();
  await writeKept('tide.json', { wave: 3 });
  await expect(readKept('tide.json', schema)).resolves.toEqual({ wave: 3 });
  expect((await stat(join(folder, 'data', 'tide.json'))).mode % 0o1000).toBe(0o600);
});

it('is whole however many write at once, and leaves no drafts', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, wave) => writeKept('tide.json', { wave })));
  await expect(readKept('tide.json', schema)).resolves.toEqual({ wave: expect.any(Number) });
  await expect(readdir(join(folder, 'data'))).resolves.toEqual(['tide.json']);
});

it.each(['{"wave":', '{"wave":"high"}', ''])('does without what is damaged: %s', async (text) => {
  await writeKept('tide.json', {});
  await writeFile(join(folder, 'data', 'tide.json'), text);
  await expect(readKept('tide.json', schema)).resolves.toBeUndefined();
});
