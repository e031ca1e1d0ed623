import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const CHUNKS = 'static/chunks';
const MANIFEST = '_client-reference-manifest.js';
const LINKS =
  /(?:<link rel="stylesheet" href="\/_next\/static\/chunks\/[\w~.-]+\.css" data-precedence="next"\/>)+/;
const FILE = /[\w~.-]+\.css/g;

/** Returns the name of the file that contains these style sheets. @param {string[]} sheets files of the build */
const joinedFile = (sheets) =>
  `joined-${createHash('sha256').update(sheets.join()).digest('base64url').slice(0, 12)}.css`;

/**
 * Reads a manifest of Next.js. Returns the list of the layout's style sheets, and for each part of a page the
 * list of its other style sheets.
 */
function listSheets(manifest) {
  const { entryCSSFiles } = JSON.parse(manifest.slice(manifest.indexOf('{"'), manifest.lastIndexOf('}') + 1));
  const parts = Object.entries(entryCSSFiles).map(([name, files]) => [
    name,
    files.map(({ path }) => basename(path)),
  ]);
  const frame = parts.find(([name]) => name.endsWith('/layout') && !name.includes('node_modules'))?.[1] ?? [];
  return [frame, ...parts.map(([, sheets]) => sheets.filter((sheet) => !frame.includes(sheet)))];
}

/**
 * Joins the style sheets of the layout into one file, and the other style sheets of each page into a second
 * file, because each file blocks the first paint. Next.js runs this between compiling and rendering.
 * @param {{ distDir: string }} build
 */
export async function writeJoinedStyleSheets({ distDir }) {
  const app = join(distDir, 'server/app');
  const manifests = (await readdir(app, { recursive: true })).filter((file) => file.endsWith(MANIFEST));
  const texts = await Promise.all(manifests.map((file) => readFile(join(app, file), 'utf8')));
  const lists = texts.flatMap(listSheets).filter(({ length }) => length > 1);
  for (const [file, sheets] of new Map(lists.map((sheets) => [joinedFile(sheets), sheets]))) {
    const parts = await Promise.all(sheets.map((sheet) => readFile(join(distDir, CHUNKS, sheet), 'utf8')));
    await writeFile(join(distDir, CHUNKS, file), parts.join('\n'));
  }
}

/**
 * Returns a function that inserts the joined style sheets into a page. The original links stay, but disabled:
 * browsers do not fetch them, while React and the bundler's loader still find them.
 * @param {string} distDir the build with the joined sheets
 * @returns {(html: string) => string}
 */
export function createStyleSheetJoiner(distDir) {
  const folder = join(distDir, CHUNKS);
  const known = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const joined = (sheets) => (sheets.length > 1 ? [joinedFile(sheets)] : sheets);
  /** Finds the joined files that contain all of the sheets. */
  const blocking = (sheets) => {
    for (let end = sheets.length; end > 0; end -= 1) {
      const files = [...joined(sheets.slice(0, end)), ...joined(sheets.slice(end))];
      if (files.every((file) => known.has(file))) return files;
    }
  };
  return (html) =>
    html.replace(LINKS, (links) => {
      const sheets = links.match(FILE) ?? [];
      const files = blocking(sheets);
      if (!files || files.length === sheets.length) return links;
      const first = files.map((file) => `<link rel="stylesheet" href="/_next/${CHUNKS}/${file}"/>`);
      return first.join('') + links.replaceAll('/>', ' disabled=""/>');
    });
}
