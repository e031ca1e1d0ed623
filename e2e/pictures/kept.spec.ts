import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '@/e2e/servers/environments';
import { keptPictures } from '@/e2e/studio/kept-pictures';

const MEGABYTE = 1_000_000;

/** Everything that gives a picture its name. */
async function namingText(): Promise<string> {
  const specs = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.spec.ts'));
  const paths = [
    ...specs.map((name) => join(import.meta.dirname, name)),
    join(ROOT, 'e2e/routes/all-routes.ts'),
  ];
  return (await Promise.all(paths.map((path) => readFile(path, 'utf8')))).join('\n');
}

test('the pictures that are kept are all compared, and not too heavy', async () => {
  const text = await namingText();
  const pictures = await keptPictures();
  const forgotten = pictures.filter(({ name }) => !text.includes(name.replace(/(-en|-id)?-\w+\.png$/, '')));
  expect(forgotten.map(({ name }) => name)).toEqual([]);
  expect(pictures.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(20 * MEGABYTE);
});
