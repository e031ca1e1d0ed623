import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentFaults } from './read-content';

const ROOT = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(join(ROOT, 'content'), join(folder, 'content'), { recursive: true });
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  jest.resetModules();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Changes a file as somebody might in an editor. */
function edit(file: string, ...changes: [found: string | RegExp, put: string][]) {
  const path = join(folder, file);
  writeFileSync(
    path,
    changes.reduce((text, [found, put]) => text.replace(found, put), readFileSync(path, 'utf8')),
  );
}

function faultsOf(read: () => unknown): string[] {
  try {
    read();
  } catch (error) {
    // The module was loaded anew, so its class is another one than ours.
    if (error instanceof Error && error.name === ContentFaults.name) return error.message.split('\n');
    throw error;
  }
  return [];
}

it('tells every fault of every rider: file, line, field, what is wanted', async () => {
  edit(
    'content/riders/bayuharlow.json',
    ['"wave": "Keramas"', '"vawe": "Keramas"'],
    ['"stance": "regular"', '"stance": "sideways"'],
    ['"deep": "#083848"', '"deep": "blue"'],
  );
  edit('content/riders/renminase.json', ['"id": 2,', '"id": 2']);
  const { listRiders } = await import('@/lib/riders/riders');
  expect(faultsOf(listRiders)).toEqual([
    'content/riders/bayuharlow.json, line 1, wave: is missing: expected string',
    'content/riders/bayuharlow.json, line 18, vawe: is no field of this file',
    'content/riders/bayuharlow.json, line 19, stance: expected one of "regular"|"goofy"',
    'content/riders/bayuharlow.json, line 21, inks.deep: expected a colour such as #083848',
    'content/riders/renminase.json, line 4: is not JSON: comma expected',
  ]);
});

it('says of a photo what is wrong with the kind of photo it is', async () => {
  edit('content/riders/bayuharlow.json', ['"picture": "action-1"', '"picture": "action-7"']);
  const { listRiders } = await import('@/lib/riders/riders');
  expect(faultsOf(listRiders)).toEqual([
    expect.stringMatching(/bayuharlow\.json, line \d+, gallery\[\d\]\.picture: expected one of "portrait"/),
  ]);
});

it('tells every fault of every store', async () => {
  edit(
    'content/stores/nusa-dua.json',
    ['"opens": "09:00"', '"opens": "9"'],
    ['"phone"', '"fax": "+62 361 010 0102",\n  "phone"'],
  );
  edit('content/stores/odyssey.json', [/\}\s*$/, '']);
  const { allStores } = await import('@/lib/stores/stores');
  expect(faultsOf(allStores)).toEqual([
    'content/stores/nusa-dua.json, line 24, fax: is no field of this file',
    'content/stores/nusa-dua.json, line 29, hours[0].opens: expected a time such as 09:00',
    expect.stringMatching(/^content\/stores\/odyssey\.json, line \d+: is not JSON: close brace expected$/),
  ]);
});

it('tells every fault of every article, its text included', async () => {
  const [first, second] = ['how-to-read-a-bali-forecast', 'kawung-parang-megamendung'];
  edit(`content/blog/${first}/article.json`, ['"published"', '"publisht"']);
  edit(`content/blog/${second}/en.md`, ['# ', '']);
  rmSync(join(folder, 'content/blog/make-your-swimwear-last/en.md'));
  const { listArticles } = await import('@/lib/blog/articles');
  expect(faultsOf(() => listArticles('en'))).toEqual([
    `content/blog/${first}/article.json, line 1, published: is missing: expected string`,
    `content/blog/${first}/article.json, line 2, publisht: is no field of this file`,
    `content/blog/${second}/en.md: It does not begin with "# " and a title`,
    'content/blog/make-your-swimwear-last/en.md: there is no such file',
  ]);
});

it('knows the names of files that are not in order', async () => {
  edit('content/riders/bayuharlow.json', [/^\{/, '']);
  const { riderNames } = await import('./content-names');
  expect(riderNames()).toContain('bayuharlow');
});
