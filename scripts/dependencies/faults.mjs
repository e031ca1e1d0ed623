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

/**
 * The packages that bring an install script nobody has decided on. npm runs those alone that `allowScripts` of
 * package.json allows; one that is missing there is a decision not made.
 * @param {Record<string, { hasInstallScript?: boolean }>} packages of the lock file, by their path
 * @param {Record<string, boolean>} decided
 */
export function undecidedScripts(packages, decided) {
  const bringing = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = new Set(bringing.map(([path]) => nameOf(path)));
  return [...names].filter((name) => !(name in decided)).toSorted();
}

const GRAVE = ['high', 'critical'];

/**
 * What `npm audit --json` says, in lines; undefined when the advisory service did not answer, which says nothing
 * about the packages.
 * @param {unknown} answer
 * @returns {string[] | undefined}
 */
export function advisoryFaults(answer) {
  const found = answer && typeof answer === 'object' && 'vulnerabilities' in answer && answer.vulnerabilities;
  if (!found || typeof found !== 'object') return undefined;
  return Object.values(found)
    .filter(({ severity }) => GRAVE.includes(severity))
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
}

const TWO_YEARS_MS = 2 * 365 * 24 * 60 * 60 * 1000;

/** Not versions: when the entry was made and last touched. */
const NOT_RELEASES = ['created', 'modified'];

/**
 * When a package was last released, in milliseconds; undefined when the registry did not say.
 * @param {unknown} times of `npm view <package> time --json`
 */
export function lastRelease(times) {
  if (!times || typeof times !== 'object') return undefined;
  const releases = Object.entries(times)
    .filter(([version]) => !NOT_RELEASES.includes(version))
    .map(([, time]) => Date.parse(time))
    .filter(Number.isFinite);
  return releases.length > 0 ? Math.max(...releases) : undefined;
}

/**
 * True when nothing was released for two years.
 * @param {number} released in milliseconds
 * @param {number} now in milliseconds
 */
export const isQuiet = (released, now) => now - released > TWO_YEARS_MS;

/**
 * The packages whose silence docs/dependencies.md accounts for: the table below "Quiet for two years".
 * @param {string} page
 */
export function excusedPackages(page) {
  const [, section = ''] = page.split(/^## Quiet for two years$/m);
  const [table = ''] = section.split(/^## /m);
  return [...table.matchAll(/^\| `([^`]+)` \| .+ \|$/gm)].map(([, name]) => name);
}
