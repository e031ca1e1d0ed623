import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-content-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
  symlinkSync(resolve('public'), join(folder, 'public'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the check on the copied content. */
function checkContent(): Promise<{ code: unknown; lines: string[] }> {
  const TSX_TSCONFIG_PATH = resolve('tsconfig.json');
  const args = [
    '--conditions=react-server',
    '--import',
    import.meta.resolve('tsx'),
    resolve('lib/check-content.ts'),
  ];
  return new Promise((settle) => {
    execFile(
      process.execPath,
      args,
      { cwd: folder, env: { ...process.env, TSX_TSCONFIG_PATH } },
      (error, stdout) => settle({ code: error?.code ?? 0, lines: stdout.split('\n').filter(Boolean) }),
    );
  });
}

const firstFile = (name: string) => readdirSync(join(folder, 'content', name)).sort()[0] ?? '';

function edit(file: string, search: RegExp, replacement: string): void {
  const path = join(folder, 'content', file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(search, replacement));
}

it('accepts the content of the repository', async () => {
  expect(await checkContent()).toEqual({ code: 0, lines: [] });
});

it('lists the errors of riders, stores and articles at once', async () => {
  const [rider, store, article] = ['riders', 'stores', 'blog'].map(firstFile);
  const lines = readFileSync(join(folder, `content/riders/${rider}`), 'utf8').split('\n');
  const line = lines.findIndex((each) => each.includes('"stance"')) + 1;
  edit(`riders/${rider}`, /"stance": "\w+"/, '"stance": "sideways"');
  edit(`stores/${store}`, /,\n/, '\n');
  edit(`blog/${article}/id.md`, /^# /, '');
  expect(await checkContent()).toEqual({
    code: 1,
    lines: [
      `content/riders/${rider}, line ${line}, stance: expected one of "regular"|"goofy"`,
      `content/stores/${store}, line 3: is not JSON: comma expected`,
      `content/blog/${article}/id.md: The text must begin with "# " and a title`,
    ],
  });
});
