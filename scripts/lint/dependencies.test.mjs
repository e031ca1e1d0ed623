// docs/dependencies.md says why each package is here: all of them, and no other.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readTables } from './read-tables.mjs';

it('docs/dependencies.md explains every dependency of package.json', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  // The fourth lists again what has had no release for two years.
  const rows = readTables('docs/dependencies.md').slice(0, 3).flat();
  const explained = rows.filter(([, why]) => why?.text.trim()).flatMap(([name]) => name.codes);

  assert.deepEqual(explained.toSorted(), Object.keys({ ...dependencies, ...devDependencies }).toSorted());
});
