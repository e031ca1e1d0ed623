// `npm run structure`: the size of the code, beside what it is meant to be.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findCircles } from './check-layers.mjs';
import { importsOf, isModule, isProduction, listFiles } from './imports.mjs';
import { WAY_OF_A_PRICE } from './layers.mjs';

const COUNTED = /\.(ts|tsx|mjs|scss|css)$/;
/** The page of components, which no release has: its page is a `.dev.tsx` (next.config.mjs). */
const IN_DEVELOPMENT_ALONE = /^app\/\[locale\]\/components\//;
/** Modules that need the same things import them alike: no logic is written twice there. */
const IMPORT = "import [^;]+ from '[^']+';";

function fullestFolder(modules) {
  const counts = new Map();
  for (const path of modules) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0];
}

/** Clones of six lines and sixty tokens or more. npm fetches jscpd for it: a hundred packages for one figure are not installed with the shop. */
function countClones(paths) {
  const folder = mkdtempSync(join(tmpdir(), 'clones-'));
  try {
    const args = [
      '--yes',
      'jscpd@4.3.0',
      '--min-lines',
      '6',
      '--min-tokens',
      '60',
      '--silent',
      '--ignore-pattern',
      IMPORT,
    ];
    const run = spawnSync('npx', [...args, '--reporters', 'json', '--output', folder, ...paths], {
      encoding: 'utf8',
    });
    if (run.status !== 0) throw new Error(run.stderr);
    return JSON.parse(readFileSync(join(folder, 'jscpd-report.json'), 'utf8')).statistics.total.clones;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const files = listFiles().filter(
  (path) => COUNTED.test(path) && isProduction(path) && !IN_DEVELOPMENT_ALONE.test(path),
);
const lines = files.reduce((sum, path) => sum + readFileSync(path, 'utf8').split('\n').length - 1, 0);
const modules = files.filter(isModule);
const [folder, most] = fullestFolder(modules);
const circles = findCircles(modules.flatMap((path) => importsOf(path)));

const figures = [
  ['files from the product API’s answer to a price', WAY_OF_A_PRICE.length, 8],
  ['production files', files.length, 950],
  ['their lines', lines, 44_000],
  [`modules of the fullest folder, ${folder}`, most, 20],
  ['circles of value imports between folders', circles.length, 0],
  ['copies of six lines or more', countClones(files), 0],
];
for (const [what, figure, aim] of figures) {
  process.stdout.write(
    `${figure > aim ? '✗' : '✓'} ${String(figure).padStart(6)}  of ${String(aim).padStart(6)}  ${what}\n`,
  );
}
for (const circle of circles) process.stdout.write(`  ${circle.join('\n    ')}\n`);
