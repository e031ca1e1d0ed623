import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHtmlFinisher, findInlineScripts } from './next-html';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const LOADER =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/1-a~.js"],"runtimeModuleIds":[94553]});';
const FIRST = '(self.__next_f=self.__next_f||[]).push([0])';
const ESCAPED: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
/** A piece of the RSC payload as Next.js writes it. */
const piece = (payload: string, kind = 1) => {
  const json = JSON.stringify([kind, payload]);
  return `self.__next_f.push(${json.replace(/[&<>\u2028\u2029]/g, (char) => ESCAPED[char] ?? char)})`;
};
const script = (text: string) => `<script>${text}</script>`;
const CLOSING = [LOADER, FIRST, piece('1:"$Sreact.fragment"\n'), piece('</script>\u2028&"\\')];

/** A page as Next.js writes it, with `content` in its body. */
const page = (content = '', closing: readonly string[] = CLOSING) =>
  `<!DOCTYPE html><html lang="en"><head><script src="/_next/static/chunks/1-a~.js" async=""></script><script src="/_next/static/chunks/b.js" noModule=""></script></head><body>${content}<script type="application/ld+json">{"name":"\\u003cscript>"}</script><script src="/_next/static/chunks/c.js" id="_R_" async=""></script>${closing.map(script).join('')}</body></html>`;

const EVIL = 'alert(1)';

describe('a page as Next.js writes it', () => {
  it('has its closing scripts merged into one, which is hashed', () => {
    const code = CLOSING.join(';');
    expect(findInlineScripts(page())).toEqual({
      html: page('', [code]),
      hashes: [hashOf(code)],
      foreignCode: undefined,
    });
    const more = [...CLOSING, piece('AAEC', 3)];
    expect(findInlineScripts(page('', more)).hashes).toEqual([hashOf(more.join(';'))]);
  });

  it('has its closing scripts merged after an error too, when React marks the loader', () => {
    const file = '<script src="/_next/static/chunks/d.js" async=""></script>';
    const pieces = CLOSING.slice(1).map(script).join('');
    const document = (scripts: string) => `<!DOCTYPE html><html><body>${scripts}</body></html>`;
    const html = document(`<script id="_R_">${LOADER}</script>${file}${pieces}`);
    const code = CLOSING.join(';');
    expect(findInlineScripts(html)).toEqual({
      html: document(`${file}${script(code)}`),
      hashes: [hashOf(code)],
      foreignCode: undefined,
    });
  });

  it('has no hashes without scripts', () => {
    expect(findInlineScripts('<!DOCTYPE html><p>&lt;script></p>')).toEqual({
      html: '<!DOCTYPE html><p>&lt;script></p>',
      hashes: [],
      foreignCode: undefined,
    });
  });
});

describe('an injected script', () => {
  it.each([
    script(EVIL),
    `<SCRIPT>${EVIL}</SCRIPT>`,
    `<script\n>${EVIL}</script >`,
    `<script type="module">${EVIL}</script>`,
    `<script type="application/ld+json" type="module">${EVIL}</script>`,
    `<script type="application/ld+json"></script><svg><script>${EVIL}</script></svg>`,
    `<script src="/_next/static/a.js" onload="${EVIL}"></script>`,
    '<script src="https://evil.example/a.js"></script>',
    script(LOADER),
    `<script id="_R_">${LOADER}</script><script src="/_next/static/chunks/d.js" async=""></script>`,
    script(FIRST),
    script(piece('1:["$","script",null,{}]')),
    script(LOADER) + script(FIRST) + script(piece('')),
    `${script(LOADER)}${script(FIRST)}</body></html>`,
    `<style>body{background:url(/api)}</style>`,
  ])('is never allowed: %s', (planted) => {
    const { hashes, foreignCode } = findInlineScripts(page(planted));
    expect(foreignCode).toBeDefined();
    // Only the closing scripts are hashed.
    expect([hashOf(CLOSING.join(';'))]).toEqual(expect.arrayContaining(hashes));
    expect(hashes).not.toContain(hashOf(EVIL));
  });

  it.each([
    ['before the end', [...CLOSING, EVIL]],
    ['among the pieces', [LOADER, FIRST, EVIL, piece('')]],
    ['before the first piece', [LOADER, EVIL, FIRST, piece('')]],
    ['in place of the loader', [EVIL, FIRST, piece('')]],
    ['behind a piece', [LOADER, FIRST, `${piece('')};${EVIL}`]],
    ['before a piece', [LOADER, FIRST, `${EVIL};${piece('')}`]],
    ['in a piece', [LOADER, FIRST, `self.__next_f.push([1,${EVIL}])`]],
    ['in a text that is none', [LOADER, FIRST, `self.__next_f.push([1,\`\${${EVIL}}\`])`]],
    ['as more than a piece has', [LOADER, FIRST, 'self.__next_f.push([1,"",[]])']],
    ['as another kind of piece', [LOADER, FIRST, piece('', 2)]],
    ['as a piece with a tag in it', [LOADER, FIRST, 'self.__next_f.push([1,"<b>"])']],
    ['as a second first piece', [LOADER, FIRST, FIRST]],
    ['behind the loader', [`${LOADER}${EVIL}`, FIRST]],
    ['as a part that is loaded', [LOADER.replace('static/chunks/1-a~.js', '../payment/snap.js'), FIRST]],
    ['as a module that is run', [LOADER.replace('94553', '"a"'), FIRST]],
  ])('blocks all scripts of the page: %s', (_, closing) => {
    const { hashes, foreignCode } = findInlineScripts(page('', closing));
    expect(hashes).toEqual([]);
    expect(foreignCode).toContain('<script>');
  });

  it('blocks all scripts of a page with content after them', () => {
    expect(findInlineScripts(`${page()}<p>more</p>`)).toMatchObject({
      hashes: [],
      foreignCode: expect.any(String),
    });
  });
});

describe('the style sheets of a page', () => {
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

  it('are inserted with absolute URLs, hashed, and their links are disabled', () => {
    const { html, styles } = createHtmlFinisher(distDir)(pageWith('base.css', 'men.css'), '');
    const style = "@font-face{src:url(/_next/static/media/a.woff2)}\n.men:after{content:'$&'}";
    const disabled = ['base.css', 'men.css'].map((sheet) => link(sheet, ' disabled=""/>')).join('');
    expect(html).toBe(`<head><style>${style}</style>${disabled}</head>`);
    expect(styles).toEqual([hashOf(style)]);
  });

  it.each([
    ['without style sheets', pageWith()],
    ['with a style sheet that is not part of the build', pageWith('base.css', 'former.css')],
  ])('are not inserted into a page %s', (_, html) => {
    expect(createHtmlFinisher(distDir)(html, '')).toMatchObject({ html, styles: [] });
  });

  it('are not inserted without a build', () => {
    const html = pageWith('base.css');
    expect(createHtmlFinisher(join(distDir, 'nowhere'))(html, '')).toMatchObject({ html, styles: [] });
  });
});
