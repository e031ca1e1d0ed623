// @ts-check
// Plain JavaScript: the server in front of Next asks it too (scripts/storefront.mjs).

/** What the address of a listing may say beside its path. */
const LISTING_KEYS = ['category', 'colour', 'fabric', 'max', 'min', 'page', 'size', 'sort'];

/**
 * Pages that have something to say of a query: where the page for it is, inside, and which keys it knows.
 * @type {Record<string, { inside: string, keys: string[] }>}
 */
const QUERY_PAGES = {
  '/search': { inside: '/search', keys: ['page', 'q'] },
  '/men': { inside: '/listing/men', keys: LISTING_KEYS },
  '/men/tees': { inside: '/listing/men-tees', keys: LISTING_KEYS },
  '/woman': { inside: '/listing/woman', keys: LISTING_KEYS },
  '/woman/catalog': { inside: '/listing/woman-catalog', keys: LISTING_KEYS },
  '/activities': { inside: '/activities', keys: ['category'] },
};

/** A value is cut, not refused: whoever pastes a novel into the search field still finds something. */
const MAX_VALUE = 80;
const MAX_PAIRS = 40;

/**
 * The query as every spelling of it has it: known keys alone, none empty, none twice, in one order.
 * @param {string} search what stands after the path, with or without the question mark
 * @param {string[]} keys
 */
export function normaliseQuery(search, keys) {
  const pairs = new Map();
  for (const [key, given] of new URLSearchParams(search)) {
    const value = [...given.trim()].slice(0, MAX_VALUE).join('');
    if (keys.includes(key) && value) pairs.set(`${key} ${value}`, [key, value]);
  }
  const known = [...pairs.keys()].sort().slice(0, MAX_PAIRS);
  return new URLSearchParams(known.map((name) => pairs.get(name))).toString();
}

/**
 * A page's path with its query as the last part, so that it can be rendered like any other page and works
 * without any script; the path itself when the page knows nothing of such a query.
 * @param {string} path without its language
 * @param {string} search
 */
export function queryPath(path, search) {
  const page = search ? QUERY_PAGES[path] : undefined;
  const query = page && normaliseQuery(search, page.keys);
  return page && query ? `${page.inside}/${encodeURIComponent(query)}` : path;
}

const INSIDE = Object.values(QUERY_PAGES).map(({ inside }) => `${inside}/`);

/**
 * Whether a page, by its inner path, was made for one query: there are too many of them to be kept.
 * @param {string} path as Next names it, with the language or without
 */
export function isQueryPage(path) {
  return INSIDE.some((inside) => path.includes(inside));
}

/**
 * The other way round: the address outside of a page made for a query, which the server knows by its inner path.
 * @param {string} path inner path without the language
 */
export function outerPath(path) {
  const page = Object.entries(QUERY_PAGES).find(([, { inside }]) => path.startsWith(`${inside}/`));
  if (!page) return path;
  const [outside, { inside }] = page;
  return `${outside}?${decodeURIComponent(path.slice(inside.length + 1))}`;
}
