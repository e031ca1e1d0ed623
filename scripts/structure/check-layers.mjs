// Holds imports against the page of layers, and finds circles of value imports between folders.
import { ALLOWED, BROWSER, BROWSER_NEVER, RESTRICTED, STACKS } from './layers.mjs';

/** @typedef {import('./imports.mjs').Import} Import */

const OURS = /^(app|backend|components|content|lib|scripts|server)\//;
const STYLE_SHEET = /\.s?css$/;

const isIn = (path, room) => path === room || path.startsWith(`${room}/`) || path.startsWith(`${room}.`);
const isInOneOf = (path, rooms) => rooms.some((room) => isIn(path, room));

/** Where a path stands: the longest name of a room that fits. */
function placeOf(path, stack) {
  const places = stack.flatMap((rooms, layer) => rooms.map((room) => ({ room, layer })));
  return places.filter(({ room }) => isIn(path, room)).sort((a, b) => b.room.length - a.room.length)[0];
}

function looksDown({ from, to, isType }) {
  if (ALLOWED.some((door) => isInOneOf(from, door.from) && isInOneOf(to, door.to))) return true;
  for (const stack of STACKS) {
    const importer = placeOf(from, stack);
    const imported = placeOf(to, stack);
    if (importer && imported)
      return isType || importer.room === imported.room || imported.layer < importer.layer;
  }
  return false;
}

/**
 * Why an import is refused, or nothing.
 * @param {Import} given
 * @returns {string | undefined}
 */
export function refusalOf(given) {
  const { from, to, isType } = given;
  if (
    !isType &&
    BROWSER.test(from) &&
    isInOneOf(to, BROWSER_NEVER.rooms) &&
    !isInOneOf(to, BROWSER_NEVER.but)
  )
    return 'It runs in the browser, and that is for the server alone.';
  const restriction = RESTRICTED.find(({ rooms }) => isInOneOf(to, rooms));
  if (restriction && !isInOneOf(from, restriction.to) && !(isType && restriction.typesToAll))
    return restriction.why;
  if (OURS.test(to) && !STYLE_SHEET.test(to) && !looksDown(given))
    return 'Imports only look down: scripts/structure/layers.mjs.';
  return undefined;
}

/** A folder of the second level, or a file of the first: `lib/cart`, `lib/env.ts`. */
const roomOf = (path) => path.split('/').slice(0, 2).join('/');

function edgesBetweenRooms(imports) {
  const edges = new Map();
  for (const { from, to, isType } of imports) {
    const [importer, imported] = [roomOf(from), roomOf(to)];
    if (isType || STYLE_SHEET.test(to) || !OURS.test(to) || importer === imported) continue;
    edges.set(importer, new Map(edges.get(importer)).set(imported, `${from} → ${to}`));
  }
  return edges;
}

function wayBack(edges, start, from, seen) {
  for (const [next, example] of edges.get(from) ?? []) {
    if (next === start) return [example];
    if (seen.has(next)) continue;
    const rest = wayBack(edges, start, next, seen.add(next));
    if (rest) return [example, ...rest];
  }
  return undefined;
}

/**
 * Circles of value imports between folders of the second level, each told by the imports it is made of.
 * @param {Import[]} imports
 * @returns {string[][]}
 */
export function findCircles(imports) {
  const edges = edgesBetweenRooms(imports);
  const circles = [...edges.keys()].flatMap((folder) =>
    [wayBack(edges, folder, folder, new Set())].filter(Boolean),
  );
  return [...new Map(circles.map((circle) => [[...circle].sort().join(), circle])).values()];
}
