import { htmlEscapeJsonString } from 'next/dist/shared/lib/htmlescape';
import { inlineCode } from './inline-code';
import { trimPayload } from './trim-payload';

const LOADER =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[],"runtimeModuleIds":[1]});';
const FIRST = '(self.__next_f=self.__next_f||[]).push([0])';
/** As Next writes a piece of the RSC payload (server/app-render/use-flight-response.js). */
const piece = (payload: string, kind = 1) =>
  `self.__next_f.push(${htmlEscapeJsonString(JSON.stringify([kind, payload]))})`;
const page = (...pieces: string[]) =>
  `<body><p>,\\"a\\":\\"$undefined\\"</p>${[LOADER, FIRST, ...pieces].map((code) => `<script>${code}</script>`).join('')}</body></html>`;

it('makes one piece of many, and leaves the page around them', () => {
  expect(trimPayload(page(piece('1:["a",'), piece('"<b>"]\n'), piece('2:null\n')))).toBe(
    page(piece('1:["a","<b>"]\n2:null\n')),
  );
});

it('leaves pieces of another kind apart', () => {
  const html = page(piece('1:null\n'), piece('AAEC', 3), piece('2:null\n'));
  expect(trimPayload(html)).toBe(html);
});

it('takes away properties that are undefined, not those of a text', () => {
  const text = JSON.stringify('{"a":1,"b":"$undefined"}');
  expect(
    trimPayload(page(piece(`1:{"a":"$undefined","b":"$undefined","c":1,"d":["$undefined"],"e":${text}}\n`))),
  ).toBe(page(piece(`1:{"a":"$undefined","c":1,"d":["$undefined"],"e":${text}}\n`)));
});

it('takes away hints of sheets alone', () => {
  const font = ':HL["/_next/static/media/outfit.woff2","font",{"crossOrigin":""}]\n';
  const sheet = ':HL["/_next/static/chunks/1-a~.css","style"]\n';
  expect(trimPayload(page(piece(`${sheet}${font}${sheet}1:null\n`)))).toBe(page(piece(`${font}1:null\n`)));
});

it('changes nothing in a row that says how long it is', () => {
  const rows = `1:{"a":1,"b":"$undefined"}\n2:T400,${',"b":"$undefined"'.repeat(64)}`;
  expect(trimPayload(page(piece(rows)))).toBe(page(piece(rows)));
});

it('leaves a script that is known as Next’s', () => {
  const { scriptHashes, stranger } = inlineCode(trimPayload(page(piece('1:"a"\n'), piece('2:"b"\n'))));
  expect(stranger).toBeUndefined();
  expect(scriptHashes).toHaveLength(3);
});

it.each(['<p>No script</p>', page()])('leaves a page without a payload as it is: %s', (html) => {
  expect(trimPayload(html)).toBe(html);
});
