import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { writeBetween } from './write-between.mjs';

const folder = await mkdtemp(join(tmpdir(), 'document-'));
const document = join(folder, 'document.md');
after(() => rm(folder, { recursive: true }));

it('takes the place of what was measured before, and of nothing else', async () => {
  await writeFile(document, 'Before.\n\n<!-- faults -->\nold\n<!-- /faults -->\n\nAfter.\n');
  await writeBetween(document, 'faults', 'new');
  assert.equal(
    await readFile(document, 'utf8'),
    'Before.\n\n<!-- faults -->\nnew\n<!-- /faults -->\n\nAfter.\n',
  );
});

it('says that a document has no place for it', async () => {
  await writeFile(document, 'Before.\n');
  await assert.rejects(writeBetween(document, 'faults', 'new'), /no marks called faults/);
});
