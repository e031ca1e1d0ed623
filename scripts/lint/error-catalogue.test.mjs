// docs/error-catalogue.md lists every row of the specification's sections 5 and 8; each has a test of its name and texts.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { listFiles } from '../structure/imports.mjs';
import { readTables } from './read-tables.mjs';
import { readTest } from './read-test.mjs';

/** How many rows, and rules, the specification has. */
const COUNTS = { '§8': 28, '§5': 11 };
/** A quoted text of a cell; an apostrophe within a word does not end it. */
const QUOTED = /(?<=^|[\s(])'((?:[^']|'(?=[a-z]))+)'/g;

const NOTHING = { inBothLanguages: [], texts: [] };
const readFile = (path) =>
  existsSync(path) ? readTest(readFileSync(path, 'utf8'), path.endsWith('x')) : NOTHING;

function listRows() {
  const [failures = [], rules = []] = readTables('docs/error-catalogue.md');
  const rowsOf = (section, rows) =>
    rows.map(([name, english, indonesian, , tests]) => ({
      section,
      name: name.text,
      // What a server says in place of the braces is not in the sources.
      texts: [...`${english.text}, ${indonesian.text}`.matchAll(QUOTED)].map(
        ([, text]) => text.split('{')[0],
      ),
      tests: tests.codes,
    }));
  return [...rowsOf('§8', failures), ...rowsOf('§5', rules)];
}

const titleOf = ({ section, name }) => `spec ${section}: ${name} (%s)`;

/** What is wrong with a row: a test without it, or a text that none of them asks for. */
function faultsOf(row, read = readFile) {
  const title = titleOf(row);
  const tests = row.tests.map((path) => ({ path, ...read(path) }));
  const asked = tests.flatMap(({ texts }) => texts);
  return [
    ...tests
      .filter(({ inBothLanguages }) => !inBothLanguages.includes(title))
      .map(({ path }) => `${path} has no "${title}" for each of LOCALES`),
    ...row.texts
      .filter((text) => !asked.some((one) => one.includes(text)))
      .map((text) => `"${title}" does not ask for '${text}'`),
  ];
}

describe('docs/error-catalogue.md', () => {
  const rows = listRows();

  for (const [section, count] of Object.entries(COUNTS)) {
    it(`has every row of the specification's ${section}, once`, () => {
      const names = rows.filter((row) => row.section === section).map(({ name }) => name);
      assert.equal(new Set(names).size, count);
      assert.equal(names.length, count);
    });
  }

  for (const row of rows) {
    it(`${row.section}, ${row.name}: a test of that name in both languages, for each text`, () => {
      assert.deepEqual(faultsOf(row), []);
    });
  }

  it('lists every test that bears the name of a row', () => {
    const tests = listFiles().filter((path) => /\.test\.tsx?$/.test(path));
    const bearing = tests.flatMap((path) =>
      readFile(path)
        .inBothLanguages.filter((title) => title?.startsWith('spec '))
        .map((title) => `${title} ${path}`),
    );
    const listed = rows.flatMap((row) => row.tests.map((path) => `${titleOf(row)} ${path}`));
    assert.deepEqual([...new Set(bearing)].toSorted(), listed.toSorted());
  });

  it('notices a row whose test is missing, misnamed, of one language, or without a text', () => {
    const row = { section: '§8', name: 'Row', texts: ['Oh no'], tests: ['x.test.tsx'] };
    const good = "describe.each(LOCALES)('spec §8: Row (%s)', () => expect('Oh no'));";
    const faultsWith = (source) => faultsOf(row, () => readTest(source)).length;
    assert.equal(faultsWith(good), 0);
    assert.equal(faultsWith(''), 2);
    assert.equal(faultsWith(good.replace('Row', 'Raw')), 1);
    assert.equal(faultsWith(good.replace('.each(LOCALES)', '')), 1);
    assert.equal(faultsWith(`// ${good}`), 2);
    assert.equal(faultsWith(good.replace('Oh no', 'Oh')), 1);
  });
});
