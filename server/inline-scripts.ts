import { createHash } from 'node:crypto';

// The only file that knows the inline scripts of Next.js and React. If an upgrade changes them,
// inline-scripts.test.ts and e2e/integrations/next-start.spec.ts fail.

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

/** Returns the hash source that allows an inline script or style element in a Content-Security-Policy. */
export const hashSource = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

type ClosingScripts = { start: number; code: string; file: string };

function findClosingScripts(html: string): ClosingScripts | undefined {
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
