// docs/dependencies.md says why each package is here: all of them, and no other.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';

const root = join(import.meta.dirname, '../..');
const ROW = /^\| `([^`]+)` \| (.*) \|$/gm;

it('docs/dependencies.md explains every dependency of package.json', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [tables = ''] = readFileSync(join(root, 'docs/dependencies.md'), 'utf8').split(/^## Checked$/m);
  const rows = [...tables.matchAll(ROW)];
  const explained = rows.filter(([, , why]) => why.trim() !== '').map(([, name]) => name);

  assert.deepEqual(explained.toSorted(), Object.keys({ ...dependencies, ...devDependencies }).toSorted());
});
