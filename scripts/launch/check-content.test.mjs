import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';

const root = join(import.meta.dirname, '../..');
let folder;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-content-'));
  await cp(join(root, 'content'), join(folder, 'content'), { recursive: true });
});
after(() => rm(folder, { recursive: true }));

/** What the check says of the folder's content, and how it ends. */
function check() {
  const args = ['--import', import.meta.resolve('tsx'), join(root, 'lib/check-content.ts')];
  const env = {
    ...process.env,
    NODE_OPTIONS: '--conditions=react-server',
    TSX_TSCONFIG_PATH: join(root, 'tsconfig.json'),
  };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder, env }, (error, stdout) =>
      resolve({ code: error?.code ?? 0, lines: stdout.split('\n').filter(Boolean) }),
    );
  });
}

async function edit(file, found, put) {
  const path = join(folder, 'content', file);
  await writeFile(path, (await readFile(path, 'utf8')).replace(found, put));
}

it('has nothing to say of the content that comes with the shop', async () => {
  assert.deepEqual(await check(), { code: 0, lines: [] });
});

it('says what is wrong with riders, stores and articles at once', async () => {
  await edit('riders/bayuharlow.json', '"regular"', '"sideways"');
  await edit('stores/odyssey.json', /,\n/, '\n');
  await edit('blog/make-your-swimwear-last/id.md', /^# /, '');
  assert.deepEqual(await check(), {
    code: 1,
    lines: [
      'content/riders/bayuharlow.json, line 19, stance: expected one of "regular"|"goofy"',
      'content/stores/odyssey.json, line 3: is not JSON: comma expected',
      'content/blog/make-your-swimwear-last/id.md: It does not begin with "# " and a title',
    ],
  });
});
