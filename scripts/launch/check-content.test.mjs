import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, it } from 'node:test';

const root = join(import.meta.dirname, '../..');
let folder;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-content-'));
  await cp(join(root, 'content'), join(folder, 'content'), { recursive: true });
});
after(() => rm(folder, { recursive: true }));

/** What the check says of the folder's content, and how it ends when it is started with a channel, as the launcher does. */
async function check() {
  const child = fork(join(root, 'lib/check-content.ts'), {
    cwd: folder,
    env: {
      ...process.env,
      NODE_OPTIONS: '--conditions=react-server',
      TSX_TSCONFIG_PATH: join(root, 'tsconfig.json'),
    },
    execArgv: [
      '--import',
      import.meta.resolve('./leave-with-parent.mjs'),
      '--import',
      import.meta.resolve('tsx'),
    ],
    silent: true,
  });
  const lines = text(child.stdout);
  const [code] = await once(child, 'close');
  return { code, lines: (await lines).split('\n').filter(Boolean) };
}

async function edit(file, found, put) {
  const path = join(folder, 'content', file);
  await writeFile(path, (await readFile(path, 'utf8')).replace(found, put));
}

it('has nothing to say of the content that comes with the shop', async () => {
  assert.deepEqual(await check(), { code: 0, lines: [] });
});

/** The first of a room's files or folders, whosever it is. */
const firstIn = async (room) => (await readdir(join(folder, 'content', room))).sort()[0];

it('says what is wrong with riders, stores and articles at once', async () => {
  const [rider, store, article] = await Promise.all(['riders', 'stores', 'blog'].map(firstIn));
  const lines = (await readFile(join(folder, 'content/riders', rider), 'utf8')).split('\n');
  await edit(`riders/${rider}`, /"stance": "\w+"/, '"stance": "sideways"');
  await edit(`stores/${store}`, /,\n/, '\n');
  await edit(`blog/${article}/id.md`, /^# /, '');
  const line = lines.findIndex((each) => each.includes('"stance"')) + 1;
  assert.deepEqual(await check(), {
    code: 1,
    lines: [
      `content/riders/${rider}, line ${line}, stance: expected one of "regular"|"goofy"`,
      `content/stores/${store}, line 3: is not JSON: comma expected`,
      `content/blog/${article}/id.md: It does not begin with "# " and a title`,
    ],
  });
});
