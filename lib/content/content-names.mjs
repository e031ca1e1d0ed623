// @ts-check
// Plain JavaScript: the server in front of Next asks it too (scripts/storefront.mjs).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What is in a folder of `content/`; nothing where a brand has done without it.
 * @param {string} room
 */
const entriesOf = (room) => {
  const folder = join(process.cwd(), 'content', room);
  return existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
};

/**
 * The files of a room by their name, as they are written; what they say is checked by their own room in `lib`.
 * @param {string} room a folder of `content/` with a JSON file for each thing
 * @returns {[name: string, content: unknown][]} in the order of their names
 */
export function readContentFiles(room) {
  return entriesOf(room)
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => [
      name.slice(0, -'.json'.length),
      JSON.parse(readFileSync(join(process.cwd(), 'content', room, name), 'utf8')),
    ]);
}

/** The names under which a rider's profile is reached: the file's, and its alias where it has one (spec §2). */
export function riderNames() {
  return readContentFiles('riders').flatMap(([name, rider]) =>
    rider && typeof rider === 'object' && 'alias' in rider && typeof rider.alias === 'string'
      ? [name, rider.alias]
      : [name],
  );
}

/** The stores that have a page of their own. */
export function storeNames() {
  return readContentFiles('stores')
    .filter(([, store]) => store && typeof store === 'object' && 'page' in store && store.page === true)
    .map(([name]) => name);
}

/** The articles: a folder each, with a file for each language. */
export function articleNames() {
  return entriesOf('blog')
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
