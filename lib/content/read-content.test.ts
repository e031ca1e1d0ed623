import { readFileSync, writeFileSync } from 'node:fs';
import { CONTENT_FILES, RIDER_FILE, STORE_FILE, withContent } from '@/lib/testing/content';
import { ContentErrors } from './read-content';

const content = withContent({
  ...CONTENT_FILES,
  'riders/tirta.json': { ...RIDER_FILE, id: 2, alias: undefined },
  'stores/karang.json': STORE_FILE,
  'blog/wind/article.json': CONTENT_FILES['blog/tides/article.json'],
  'blog/wind/en.md': 'Wind\n\nNo title.\n',
});

function edit(file: string, ...changes: [found: string | RegExp, put: string][]) {
  const path = content.path(file);
  writeFileSync(
    path,
    changes.reduce((text, [found, put]) => text.replace(found, put), readFileSync(path, 'utf8')),
  );
}

function listErrors(read: () => unknown): string[] {
  try {
    read();
  } catch (error) {
    // The module was imported again, so `instanceof ContentErrors` would be false.
    if (error instanceof Error && error.name === ContentErrors.name) return error.message.split('\n');
    throw error;
  }
  return [];
}

it('reports every error of every rider with file, line, field and expected value', async () => {
  edit(
    'riders/dewiombak.json',
    ['"wave": "Balangan"', '"vawe": "Balangan"'],
    ['"stance": "regular"', '"stance": "sideways"'],
    ['"deep": "#083848"', '"deep": "blue"'],
  );
  edit('riders/tirta.json', ['"id": 2,', '"id": 2']);
  const { listRiders } = await import('@/lib/riders/riders');
  expect(listErrors(listRiders)).toEqual([
    'content/riders/dewiombak.json, line 1, wave: is missing: expected string',
    'content/riders/dewiombak.json, line 23, vawe: is not a field of this file',
    'content/riders/dewiombak.json, line 24, stance: expected one of "regular"|"goofy"',
    'content/riders/dewiombak.json, line 26, inks.deep: expected a colour such as #083848',
    'content/riders/tirta.json, line 4: is not JSON: comma expected',
  ]);
});

it('reports errors of a photo for the matching kind of photo', async () => {
  edit('riders/dewiombak.json', [
    '"gallery": []',
    '"gallery": [{ "picture": "action-7", "caption": { "en": "A", "id": "A" } }]',
  ]);
  const { listRiders } = await import('@/lib/riders/riders');
  expect(listErrors(listRiders)).toEqual([
    expect.stringMatching(/dewiombak\.json, line \d+, gallery\[\d\]\.picture: expected one of "portrait"/),
  ]);
});

it('reports every error of every store', async () => {
  edit(
    'stores/pasir.json',
    ['"opens": "11:00"', '"opens": "9"'],
    ['"phone"', '"fax": "+62 361 010 0102",\n  "phone"'],
  );
  edit('stores/karang.json', [/\}\s*$/, '']);
  const { listStores } = await import('@/lib/stores/stores');
  expect(listErrors(listStores)).toEqual([
    expect.stringMatching(/^content\/stores\/karang\.json, line \d+: is not JSON: close brace expected$/),
    'content/stores/pasir.json, line 25, fax: is not a field of this file',
    'content/stores/pasir.json, line 33, hours[0].opens: expected a time such as 09:00',
  ]);
});

it('reports every error of every article, including its text', async () => {
  edit('blog/tides/article.json', ['"published"', '"publisht"']);

  const { listArticles } = await import('@/lib/blog/articles');
  expect(listErrors(() => listArticles('en'))).toEqual([
    'content/blog/tides/article.json, line 1, published: is missing: expected string',
    'content/blog/tides/article.json, line 2, publisht: is not a field of this file',
    'content/blog/wind/en.md: The text must begin with "# " and a title',
  ]);
  expect(listErrors(() => listArticles('id'))).toContain('content/blog/wind/id.md: the file does not exist');
});

it('lists the names of files with errors', async () => {
  edit('riders/dewiombak.json', [/^\{/, '']);
  const { listRiderSlugs } = await import('./content-names');
  expect(listRiderSlugs()).toContain('dewiombak');
});
