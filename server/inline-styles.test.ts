import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStyleInliner } from './inline-styles';

const link = (sheet: string, end = '/>') =>
  `<link rel="stylesheet" href="/_next/static/chunks/${sheet}" data-precedence="next"${end}`;
const pageWith = (...sheets: string[]) => `<head>${sheets.map((sheet) => link(sheet)).join('')}</head>`;

let distDir = '';
beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'styles-'));
  const folder = join(distDir, 'static/chunks');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'base.css'), '@font-face{src:url(../media/a.woff2)}\n');
  await writeFile(join(folder, 'men.css'), ".men:after{content:'$&'}");
});
afterAll(() => rm(distDir, { recursive: true }));

it('inserts the style sheets of a page, with absolute URLs, and disables their links', () => {
  const { html, style } = createStyleInliner(distDir)(pageWith('base.css', 'men.css'));
  expect(style).toBe("@font-face{src:url(/_next/static/media/a.woff2)}\n.men:after{content:'$&'}");
  const disabled = ['base.css', 'men.css'].map((sheet) => link(sheet, ' disabled=""/>')).join('');
  expect(html).toBe(`<head><style>${style}</style>${disabled}</head>`);
});

it.each([
  ['without style sheets', pageWith()],
  ['with a style sheet that is not part of the build', pageWith('base.css', 'former.css')],
])('does not change a page %s', (_, html) => {
  expect(createStyleInliner(distDir)(html)).toEqual({ html, style: undefined });
});

it('does not change pages without a build', () => {
  const html = pageWith('base.css');
  expect(createStyleInliner(join(distDir, 'nowhere'))(html)).toEqual({ html, style: undefined });
});
