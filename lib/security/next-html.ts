import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The only file that knows the HTML of Next.js and React. If an upgrade changes it, next-html.test.ts and
// e2e/integrations/next-start.spec.ts fail.

const CHUNK = '"static/chunks/[\\w~.-]+\\.js"';
/** The bundler's loader, with the names of the page's scripts. */
const LOADER = new RegExp(
  `^\\(globalThis\\["TURBOPACK"\\] \\|\\| \\(globalThis\\["TURBOPACK"\\] = \\[\\]\\)\\)\\.push\\(\\{"otherChunks":\\[(?:${CHUNK}(?:,${CHUNK})*)?\\],"runtimeModuleIds":\\[[\\d,]*\\]\\}\\);$`,
);
const FIRST_PIECE = '(self.__next_f=self.__next_f||[]).push([0])';
/**
 * A piece of the RSC payload: text (1) or binary data in base64 (3), as a JSON string. Next.js escapes the
 * three characters with which an HTML parser could find the end of the script.
 */
const PIECE = /^self\.__next_f\.push\(\[[13],"[^"\\<>&\n]*(?:\\[^<>&\n][^"\\<>&\n]*)*"\]\)$/;

const SCRIPT = /<script>([^<]*)<\/script>/g;
/**
 * The scripts at the end of a page: the loader and the pieces, with nothing in between. When Next.js renders
 * the page again after an error, React marks the loader with an id, and adds a file of the build.
 */
const CLOSING_SCRIPTS =
  /<script(?: id="_R_")?>([^<]*)<\/script>(<script src="\/_next\/static\/[\w~./-]+" async=""><\/script>)?((?:<script>[^<]*<\/script>)+)<\/body><\/html>$/;

/**
 * The scripts before the closing scripts: files of the build, and structured data, which browsers do not run.
 */
const HARMLESS =
  /<script (?:src="\/_next\/static\/[\w~./-]+"(?: (?:async|noModule|id)="\w*")*>|type="application\/ld\+json">[^<]*)<\/script>/y;
const START_TAG = /<(?:script|style)(?![\w-])/gi;

const STYLE_SHEETS =
  /(?:<link rel="stylesheet" href="\/_next\/static\/chunks\/[\w~.-]+\.css" data-precedence="next"\/>)+/;
const FILE = /[\w~.-]+\.css/g;
const FONT_PRELOAD = /<([^>"]+)>; rel=preload; as="font"; crossorigin=""; type="([\w/]+)"/g;

/** Returns the hash source that allows an inline script or style element in a Content-Security-Policy. */
const hashSource = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

type InlineScripts = {
  /** The page with its closing scripts merged into one, so that its policy needs a single hash. */
  html: string;
  /** The hash sources that allow the inline scripts in a Content-Security-Policy. */
  hashes: string[];
  /**
   * The beginning of a script or style element that Next.js did not write. Its hash is not listed, so
   * browsers block it.
   */
  foreignCode: string | undefined;
};

function findClosingScripts(html: string) {
  const closing = CLOSING_SCRIPTS.exec(html);
  if (!closing) return undefined;
  const [, loader = '', file = '', rest = ''] = closing;
  const [first, ...pieces] = [...rest.matchAll(SCRIPT)].map(([, code = '']) => code);
  const isKnown = LOADER.test(loader) && first === FIRST_PIECE && pieces.every((piece) => PIECE.test(piece));
  return isKnown ? { start: closing.index, code: [loader, first, ...pieces].join(';'), file } : undefined;
}

function findForeignCode(html: string): string | undefined {
  for (const { index } of html.matchAll(START_TAG)) {
    HARMLESS.lastIndex = index;
    if (!HARMLESS.test(html)) return html.slice(index, index + 120);
  }
  return undefined;
}

/**
 * Finds the inline scripts of a page that Next.js wrote. Only scripts of a known shape are hashed, so a
 * script that was injected through a stored text stays blocked.
 */
export function findInlineScripts(html: string): InlineScripts {
  const closing = findClosingScripts(html);
  const content = html.slice(0, closing?.start);
  const foreignCode = findForeignCode(content);
  if (!closing) return { html, hashes: [], foreignCode };
  return {
    html: `${content}${closing.file}<script>${closing.code}</script></body></html>`,
    hashes: [hashSource(closing.code)],
    foreignCode,
  };
}

/**
 * Moves the font preloads of Next.js from the Link header into the page. There they follow the largest picture,
 * which they would delay, and precede the scripts, which would delay them.
 */
function insertFontPreloads(html: string, link: string): string {
  const fonts = Array.from(
    link.matchAll(FONT_PRELOAD),
    ([, href, type]) => `<link rel="preload" href="${href}" as="font" crossorigin="" type="${type}"/>`,
  );
  return html.replace('<link rel="stylesheet"', (sheet) => [...new Set(fonts), sheet].join(''));
}

/**
 * Reads the style sheets of the build. Their URLs are relative to their folder. They are made absolute, because
 * a page in another folder will contain them.
 */
function readStyleSheets(distDir: string): Map<string, string> {
  const folder = join(distDir, 'static/chunks');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.css')) : [];
  const read = (file: string) =>
    readFileSync(join(folder, file), 'utf8').replaceAll('url(../', 'url(/_next/static/').trimEnd();
  return new Map(files.map((file) => [file, read(file)]));
}

/** A page, and the hash sources that allow its scripts and styles in a Content-Security-Policy. */
type FinishedHtml = {
  html: string;
  scripts: string[];
  styles: string[];
  foreignCode: string | undefined;
};

/**
 * Returns a function that completes the HTML of Next.js. It inserts the style sheets of a page into its head, so
 * that the first paint does not wait for a second round trip. The links to the sheets stay, but disabled:
 * browsers do not fetch them, while React and the bundler's loader still find them.
 * @param distDir the build
 */
export function createHtmlFinisher(distDir: string): (html: string, link: string) => FinishedHtml {
  const sheets = readStyleSheets(distDir);
  return (original, link) => {
    const { html, hashes: scripts, foreignCode } = findInlineScripts(insertFontPreloads(original, link));
    const [links = ''] = STYLE_SHEETS.exec(html) ?? [];
    const linked = (links.match(FILE) ?? []).map((file) => sheets.get(file));
    if (linked.length === 0 || linked.includes(undefined)) return { html, scripts, styles: [], foreignCode };
    const style = linked.join('\n');
    const disabled = links.replaceAll('/>', ' disabled=""/>');
    const styled = html.replace(links, () => `<style>${style}</style>${disabled}`);
    return { html: styled, scripts, styles: [hashSource(style)], foreignCode };
  };
}
