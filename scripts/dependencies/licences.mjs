import satisfies from 'spdx-satisfies';

/** What the shop may be built with and served with (SPDX). A licence outside this list is a decision, not a chance. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
];

/** Packages whose package.json names no licence, read from the LICENSE file they bring. */
const READ_BY_HAND = new Map([
  ['png-js@2.0.0', 'MIT'],
  ['svg-tags@1.0.0', 'MIT'],
]);

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

function isAllowed(licence) {
  try {
    return satisfies(licence, ALLOWED);
  } catch {
    return false;
  }
}

/**
 * The packages of a lock file that are under no licence of the list, a line each.
 * @param {Record<string, { version?: string, license?: string }>} packages by their path
 */
export function licenceFaults(packages) {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version, license }]) => {
      const id = `${nameOf(path)}@${version}`;
      return { id, licence: license ?? READ_BY_HAND.get(id) };
    })
    .filter(({ licence }) => licence === undefined || !isAllowed(licence))
    .map(({ id, licence }) => `${id}: ${licence ?? 'no licence named'}`);
}
