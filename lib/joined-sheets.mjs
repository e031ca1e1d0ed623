import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const CHUNKS = 'static/chunks';
const MANIFEST = '_client-reference-manifest.js';
const LINKS =
  /(?:<link rel="stylesheet" href="\/_next\/static\/chunks\/[\w~.-]+\.css" data-precedence="next"\/>)+/;
const FILE = /[\w~.-]+\.css/g;

/** The file that holds these sheets, one after the other. @param {string[]} sheets files of the build */
const joinedFile = (sheets) =>
  `joined-${createHash('sha256').update(sheets.join()).digest('base64url').slice(0, 12)}.css`;

/** What each part of a page wears by Next's manifest: the frame, the page, what stands in for it. */
function wornBy(manifest) {
  const { entryCSSFiles } = JSON.parse(manifest.slice(manifest.indexOf('{"'), manifest.lastIndexOf('}') + 1));
  const parts = Object.entries(entryCSSFiles).map(([name, files]) => [
    name,
    files.map(({ path }) => basename(path)),
  ]);
  const frame = parts.find(([name]) => name.endsWith('/layout') && !name.includes('node_modules'))?.[1] ?? [];
  return [frame, ...parts.map(([, sheets]) => sheets.filter((sheet) => !frame.includes(sheet)))];
}

/**
 * Writes the sheets of the frame into one file, and those that a page wears besides into another: each sheet blocks the
 * first paint. Next runs it between compiling and rendering.
 * @param {{ distDir: string }} build
 */
export async function writeJoinedSheets({ distDir }) {
  const app = join(distDir, 'server/app');
  const manifests = (await readdir(app, { recursive: true })).filter((file) => file.endsWith(MANIFEST));
  const texts = await Promise.all(manifests.map((file) => readFile(join(app, file), 'utf8')));
  const lists = texts.flatMap(wornBy).filter(({ length }) => length > 1);
  for (const [file, sheets] of new Map(lists.map((sheets) => [joinedFile(sheets), sheets]))) {
    const parts = await Promise.all(sheets.map((sheet) => readFile(join(distDir, CHUNKS, sheet), 'utf8')));
    await writeFile(join(distDir, CHUNKS, file), parts.join('\n'));
  }
}

/**
 * @param {string} distDir the build whose joined sheets are known
 * @returns {(html: string) => string} puts them into a page, before the sheets that they are made of: those are no longer
 * fetched, but stand for what is there already when React or the bundler's loader look for them
 */
export function sheetJoiner(distDir) {
  const folder = join(distDir, CHUNKS);
  const known = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const joined = (sheets) => (sheets.length > 1 ? [joinedFile(sheets)] : sheets);
  /** The frame's and the page's; undefined for sheets that no page was known to wear. */
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
