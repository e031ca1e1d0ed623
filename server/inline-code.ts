import { createHash } from 'node:crypto';
import { z } from 'zod';

/** What stands before and after the JSON in a script. */
type Frame = [before: string, after: string];

/** What Next writes at the end of each page, and nowhere else: its loader, then the RSC payload in pieces. */
const LOADER: Frame = ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');'];
const FIRST_PIECE = '(self.__next_f=self.__next_f||[]).push([0])';
const PIECE: Frame = ['self.__next_f.push(', ')'];
const [OPEN, CLOSE, DOCUMENT_END] = ['<script>', '</script>', '</body></html>'];

/** Before these there are only scripts with an address of ours, and structured data, which is never run. */
const HARMLESS =
  /<script (?:src="\/_next\/static\/[\w~./-]+"(?: (?:async|noModule|id)="\w*")*>|type="application\/ld\+json">[^<]*)<\/script>/y;
const SHEET = /<style>([^<]*)<\/style>/y;
const OPENING = /<(?:script|style)(?![\w-])/gi;

/** The sheets of Next's own pages for a missing file and a failed server. No page of ours has one inline. */
const NEXT_SHEETS = [
  "'sha256-Z5XTK23DFuEMs0PwnyZDO9SWxemQ5HxcpVaBNuUJyWY='",
  "'sha256-Wwucq8eX2r0YFymkQhDXm5hN0+FfSvI3s4JSSaqa4iw='",
];

/** Of kind 1 a text, of kind 3 what is no text in base64. */
const pieceSchema = z.tuple([z.literal([1, 3]), z.string()]);
const loaderSchema = z.strictObject({
  otherChunks: z.array(z.string().regex(/^static\/chunks\/[\w~.-]+\.js$/)),
  runtimeModuleIds: z.array(z.int()),
});

type InlineCode = {
  /** The page with its closing scripts in one: a policy names each by its hash, and a head is not compressed. */
  html: string;
  /** The hash sources by which a policy allows the page's inline code. */
  scriptHashes: string[];
  styleHashes: string[];
  /** The beginning of what is not Next's. */
  foreignCode: string | undefined;
};

/** @param text as a browser hashes it: all between the tags */
function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The JSON that is all of a script but for its frame; undefined when it is not. JSON in a script does nothing by itself,
 * and without these three characters no parser of HTML finds the script's end in it.
 */
function framedJson(script: string, [before, after]: Frame): unknown {
  const json = script.slice(before.length, -after.length);
  if (script !== `${before}${json}${after}` || /[<>&]/.test(json)) return;
  try {
    return JSON.parse(json);
  } catch {
    return;
  }
}

const isPiece = (script: string) => pieceSchema.safeParse(framedJson(script, PIECE)).success;

const isLoader = (script: string) => loaderSchema.safeParse(framedJson(script, LOADER)).success;

/** What the scripts at the end of a page do: loader, first piece, pieces, and nothing after or between them. */
function closingCode(html: string): { start: number; code: string } | undefined {
  const loaderEnd = html.indexOf(`${CLOSE}${OPEN}${FIRST_PIECE}${CLOSE}`);
  const start = html.lastIndexOf(OPEN, loaderEnd);
  if (loaderEnd === -1 || start === -1 || !html.endsWith(`${CLOSE}${DOCUMENT_END}`)) return;
  const inside = html.slice(start + OPEN.length, -(CLOSE.length + DOCUMENT_END.length));
  const scripts = inside.split(`${CLOSE}${OPEN}`);
  const [loader = '', first = '', ...pieces] = scripts;
  const isNext = isLoader(loader) && first === FIRST_PIECE && pieces.every(isPiece);
  return isNext ? { start, code: scripts.join(';') } : undefined;
}

/** What is neither a script of ours nor a sheet of Next's, among what stands before a page's closing scripts. */
function findForeignCode(content: string, onSheet: (hash: string) => void): string | undefined {
  for (const { index } of content.matchAll(OPENING)) {
    SHEET.lastIndex = index;
    HARMLESS.lastIndex = index;
    const sheet = sourceHash(SHEET.exec(content)?.[1] ?? '');
    if (NEXT_SHEETS.includes(sheet)) onSheet(sheet);
    else if (!HARMLESS.test(content)) return content.slice(index, index + 120);
  }
}

/**
 * The inline code of a finished page that Next is known to write: nothing else is allowed to run, because it may have
 * come in by a text that is stored somewhere.
 */
export function inlineCode(html: string): InlineCode {
  const closing = closingCode(html);
  const content = html.slice(0, closing?.start);
  const sheets = new Set<string>();
  const foreignCode = findForeignCode(content, (sheet) => sheets.add(sheet));
  const code = { styleHashes: [...sheets], foreignCode };
  if (!closing) return { html, scriptHashes: [], ...code };
  return {
    html: `${content}${OPEN}${closing.code}${CLOSE}${DOCUMENT_END}`,
    scriptHashes: [sourceHash(closing.code)],
    ...code,
  };
}
