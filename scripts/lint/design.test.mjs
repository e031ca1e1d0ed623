// The contrast that the design promises is the one of the tokens.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { compileString } from 'sass';
import { readTables } from './read-tables.mjs';

const ROOT = pathToFileURL('./');
/** As Next compiles it. */
const { css } = compileString(
  `@use '@/components/styles' as *;\n${readFileSync('app/[locale]/globals.scss', 'utf8')}`,
  { importers: [{ findFileUrl: (url) => (url.startsWith('@/') ? new URL(url.slice(2), ROOT) : null) }] },
);
const PAIRS = readTables('docs/design.md')
  .flat()
  .filter(([on, what, contrast]) => on?.codes.length === 1 && what?.codes.length === 1 && contrast)
  .map(([on, what, contrast]) => [on.codes[0], what.codes[0], Number(contrast.text)]);

/** Relative luminance (WCAG 2.2). */
function luminanceOf(token) {
  const [, hex] = css.match(new RegExp(`^  ${token}: #([0-9a-f]{6});$`, 'm'));
  const [red, green, blue] = [0, 2, 4]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it('there are figures to hold', () => assert.ok(PAIRS.length > 10));

for (const [on, what, said] of PAIRS) {
  it(`${what} on ${on} has a contrast of ${said}`, () => {
    const [light, dark] = [luminanceOf(on), luminanceOf(what)].sort((one, other) => other - one);
    assert.equal(((light + 0.05) / (dark + 0.05)).toFixed(1), said.toFixed(1));
  });
}
