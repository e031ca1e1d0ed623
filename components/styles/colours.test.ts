import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const readSheets = (folder: string) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((path) => path.endsWith('.scss'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');

// With an unknown colour, the browser drops the gradient or shadow, and text on pictures becomes hard to read.
test('every colour that a style sheet makes transparent is defined', () => {
  const globals = readFileSync('app/[locale]/globals.scss', 'utf8');
  const colours = (readSheets('app') + readSheets('components')).match(/(?<=tint\()\w[\w-]*/g);
  const missing = [...new Set(colours)].filter((colour) => !globals.includes(`--${colour}:`));

  expect(colours).toContain('night');
  expect(missing).toEqual([]);
});
