import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStyleSheetJoiner, writeJoinedStyleSheets } from './joined-sheets.mjs';

const link = (sheet: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${sheet}" data-precedence="next"/>`;
const pageWith = (...sheets: string[]) => `<head>${sheets.map(link).join('')}<title>Men</title></head>`;
const fetched = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="\/_next\/static\/chunks\/([^"]+)"\/>/g)].map(
    ([, file]) => file ?? '',
  );

let distDir = '';
beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'sheets-'));
  await mkdir(join(distDir, 'static/chunks'), { recursive: true });
  await mkdir(join(distDir, 'server/app/[locale]/men'), { recursive: true });
  for (const name of ['base', 'frame', 'men', 'hero', 'error'])
    await writeFile(join(distDir, 'static/chunks', `${name}.css`), `.${name}{}`);
  const worn = (...names: string[]) =>
    names.map((name) => ({ path: `static/chunks/${name}.css`, inlined: false }));
  const manifest = {
    entryCSSFiles: {
      '[project]/node_modules/next/dist/client/components/builtin/layout': [],
      '[project]/app/[locale]/layout': worn('base', 'frame'),
      '[project]/app/[locale]/error': worn('base', 'frame', 'error'),
      '[project]/app/[locale]/men/page': worn('base', 'frame', 'hero', 'men'),
    },
  };
  await writeFile(
    join(distDir, 'server/app/[locale]/men/page_client-reference-manifest.js'),
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/[locale]/men/page"] = ${JSON.stringify(manifest)};`,
  );
  await writeJoinedStyleSheets({ distDir });
});
afterAll(() => rm(distDir, { recursive: true }));

it('joins the sheets of a page to two: those of the layout, which all pages share, and the others', async () => {
  const [frame = '', own = '', ...more] = fetched(
    createStyleSheetJoiner(distDir)(pageWith('base.css', 'frame.css', 'hero.css', 'men.css')),
  );
  expect(more).toEqual([]);
  expect(await readFile(join(distDir, 'static/chunks', frame), 'utf8')).toBe('.base{}\n.frame{}');
  expect(await readFile(join(distDir, 'static/chunks', own), 'utf8')).toBe('.hero{}\n.men{}');
  const [failed] = fetched(createStyleSheetJoiner(distDir)(pageWith('base.css', 'frame.css', 'error.css')));
  expect(failed).toBe(frame);
});

it('keeps the original links, but disabled', () => {
  const html = createStyleSheetJoiner(distDir)(pageWith('base.css', 'frame.css', 'hero.css', 'men.css'));
  const off = [
    ...html.matchAll(/href="\/_next\/static\/chunks\/(\w+\.css)" data-precedence="next" disabled=""/g),
  ];
  expect(off.map(([, sheet]) => sheet)).toEqual(['base.css', 'frame.css', 'hero.css', 'men.css']);
});

it.each([
  ['has no sheet', pageWith()],
  ['has one', pageWith('base.css')],
  ['wears what no page was known to', pageWith('hero.css', 'base.css', 'men.css')],
])('does not change a page that %s', (_, html) => {
  expect(createStyleSheetJoiner(distDir)(html)).toBe(html);
});

it('does not change pages without a build', () => {
  const html = pageWith('base.css', 'frame.css');
  expect(createStyleSheetJoiner(join(distDir, 'nowhere'))(html)).toBe(html);
});
