import { createHash } from 'node:crypto';
import { errorThemeCss } from 'next/dist/client/components/builtin/error-styles';
import { HTTPAccessErrorFallback } from 'next/dist/client/components/http-access-fallback/error-fallback';
import { htmlEscapeJsonString } from 'next/dist/shared/lib/htmlescape';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { inlineCode } from './inline-code';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const LOADER =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/1-a~.js"],"runtimeModuleIds":[94553]});';
const FIRST = '(self.__next_f=self.__next_f||[]).push([0])';
/** As Next writes a piece of the RSC payload (server/app-render/use-flight-response.js). */
const piece = (payload: string, kind = 1) =>
  `self.__next_f.push(${htmlEscapeJsonString(JSON.stringify([kind, payload]))})`;
const script = (text: string) => `<script>${text}</script>`;
const CLOSING = [LOADER, FIRST, piece('1:"$Sreact.fragment"\n'), piece('</script>\u2028&"\\')];

/** A page as Next writes it, with something in its middle. */
const page = (content = '', closing: readonly string[] = CLOSING) =>
  `<!DOCTYPE html><html lang="en"><head><script src="/_next/static/chunks/1-a~.js" async=""></script><script src="/_next/static/chunks/b.js" noModule=""></script></head><body>${content}<script type="application/ld+json">{"name":"\\u003cscript>"}</script><script src="/_next/static/chunks/c.js" id="_R_" async=""></script>${closing.map(script).join('')}</body></html>`;

const EVIL = 'alert(1)';

describe('of a page as Next writes it', () => {
  it('the closing scripts become one, which is hashed, and nobody is strange', () => {
    const code = CLOSING.join(';');
    expect(inlineCode(page())).toEqual({
      html: page('', [code]),
      scriptHashes: [hashOf(code)],
      styleHashes: [],
      foreignCode: undefined,
    });
    const more = [...CLOSING, piece('AAEC', 3)];
    expect(inlineCode(page('', more)).scriptHashes).toEqual([hashOf(more.join(';'))]);
  });

  it('nothing is hashed where there is no script', () => {
    expect(inlineCode('<!DOCTYPE html><p>&lt;script></p>')).toEqual({
      html: '<!DOCTYPE html><p>&lt;script></p>',
      scriptHashes: [],
      styleHashes: [],
      foreignCode: undefined,
    });
  });

  it("so are the sheets of Next's own pages for a missing file and a failed server", () => {
    const missing = renderToStaticMarkup(
      createElement(HTTPAccessErrorFallback, { status: 404, message: '' }),
    );
    const [, missingSheet = ''] = /<style>(.*)<\/style>/.exec(missing) ?? [];
    const failedSheet = errorThemeCss.trim().replace(/\n\s*/g, '');
    for (const sheet of [missingSheet, failedSheet]) {
      const { styleHashes, foreignCode } = inlineCode(page(`<style>${sheet}</style>`));
      expect(styleHashes).toEqual([hashOf(sheet)]);
      expect(foreignCode).toBeUndefined();
    }
  });
});

describe('a script that got in', () => {
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
    script(FIRST),
    script(piece('1:["$","script",null,{}]')),
    script(LOADER) + script(FIRST) + script(piece('')),
    `${script(LOADER)}${script(FIRST)}</body></html>`,
    `<style>body{background:url(/api)}</style>`,
  ])('is never allowed: %s', (planted) => {
    const { scriptHashes, styleHashes, foreignCode } = inlineCode(page(planted));
    expect(foreignCode).toBeDefined();
    expect(styleHashes).toEqual([]);
    // Whatever is hashed is what the page has without it.
    expect([hashOf(CLOSING.join(';'))]).toEqual(expect.arrayContaining(scriptHashes));
    expect(scriptHashes).not.toContain(hashOf(EVIL));
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
  ])('allows no script of the page: %s', (_, closing) => {
    const { scriptHashes, foreignCode } = inlineCode(page('', closing));
    expect(scriptHashes).toEqual([]);
    expect(foreignCode).toContain('<script>');
  });

  it('allows no script of a page that goes on after it', () => {
    expect(inlineCode(`${page()}<p>more</p>`)).toMatchObject({
      scriptHashes: [],
      foreignCode: expect.any(String),
    });
  });
});
