// docs/error-catalogue.md lists every row of the specification's sections 5 and 8; each has a test of its name and texts.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

const root = join(import.meta.dirname, '../..');
const PAGE = readFileSync(join(root, 'docs/error-catalogue.md'), 'utf8');
/** How many rows, and rules, the specification has. */
const COUNTS = { '§8': 28, '§5': 11 };
const CELLS = /^\| (.+?) \| (.+?) \| (.+?) \| (.+?) \| (`.+`) \|$/gm;
/** A quoted text; an apostrophe within a word does not end it. */
const QUOTED = /(?<=^|[\s(])'((?:[^']|'(?=[a-z]))+)'/g;
const CLAIM = /spec (§[58]): (.+?) \(%s\)/g;

/** A test's source, with quotes as they are read. */
function readTest(path) {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll("\\'", "'") : '';
}

function listRows(page) {
  const [, failures = '', rules = ''] = page.split(/^## /m);
  const rowsOf = (section, part) =>
    [...part.matchAll(CELLS)].map(([, name, english, indonesian, , tests]) => ({
      section,
      name,
      // What a server says in place of the braces is not in the sources.
      texts: [...`${english}, ${indonesian}`.matchAll(QUOTED)].map(([, text]) => text.split('{')[0]),
      tests: tests.match(/[^` ]+/g),
    }));
  return [...rowsOf('§8', failures), ...rowsOf('§5', rules)];
}

/** What is wrong with a row: a test without it, or a text that none of them asks for. */
function faultsOf({ section, name, texts, tests }, read = readTest) {
  const title = `spec ${section}: ${name} (%s)`;
  const sources = tests.map((path) => [path, read(path)]);
  const unproven = sources.filter(([, source]) => !isInBothLanguages(source, title));
  const all = sources.map(([, source]) => source).join();
  return [
    ...unproven.map(([path]) => `${path} has no "${title}" for each of LOCALES`),
    ...texts.filter((text) => !all.includes(text)).map((text) => `"${title}" does not ask for '${text}'`),
  ];
}

function isInBothLanguages(source, title) {
  const [before] = source.split(title);
  return before !== source && /describe\.each\(LOCALES\)\(\s*['"`]$/.test(before);
}

function listClaims() {
  const folders = ['app', 'components', 'lib', 'e2e'];
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, path)),
  );
  return paths
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .flatMap((path) =>
      [...readTest(path).matchAll(CLAIM)].map(([, section, name]) => `${section} ${name} ${path}`),
    );
}

describe('docs/error-catalogue.md', () => {
  const rows = listRows(PAGE);

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
    const listed = rows.flatMap(({ section, name, tests }) =>
      tests.map((path) => `${section} ${name} ${path}`),
    );
    assert.deepEqual([...new Set(listClaims())].toSorted(), listed.toSorted());
  });

  it('notices a row whose test is missing, misnamed, of one language, or without a text', () => {
    const row = { section: '§8', name: 'Row', texts: ['Oh no'], tests: ['x.test.tsx'] };
    const good = "describe.each(LOCALES)('spec §8: Row (%s)', () => expect('Oh no'));";
    assert.equal(faultsOf(row, () => good).length, 0);
    assert.equal(faultsOf(row, () => '').length, 2);
    assert.equal(faultsOf(row, () => good.replace('Row', 'Raw')).length, 1);
    assert.equal(faultsOf(row, () => good.replace('.each(LOCALES)', '')).length, 1);
    assert.equal(faultsOf(row, () => good.replace('Oh no', 'Oh')).length, 1);
  });
});
