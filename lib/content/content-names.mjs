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
 * The names of a room's files, in their order.
 * @param {string} room a folder of `content/` with a JSON file for each thing
 */
export function contentNames(room) {
  return entriesOf(room)
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

/**
 * What a file says, as it is written. What is wrong with it is told by its own room in `lib`, which reads all of it.
 * @param {string} room
 * @param {string} name
 * @returns {unknown} undefined where it is not JSON
 */
function contentOf(room, name) {
  try {
    return JSON.parse(readFileSync(join(process.cwd(), 'content', room, `${name}.json`), 'utf8'));
  } catch {
    return undefined;
  }
}

/** The names under which a rider's profile is reached: the file's, and its alias where it has one (spec §2). */
export function riderNames() {
  return contentNames('riders').flatMap((name) => {
    const rider = contentOf('riders', name);
    return rider && typeof rider === 'object' && 'alias' in rider && typeof rider.alias === 'string'
      ? [name, rider.alias]
      : [name];
  });
}

/** The stores that have a page of their own. */
export function storeNames() {
  return contentNames('stores').filter((name) => {
    const store = contentOf('stores', name);
    return store && typeof store === 'object' && 'page' in store && store.page === true;
  });
}

/** The articles: a folder each, with a file for each language. */
export function articleNames() {
  return entriesOf('blog')
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
