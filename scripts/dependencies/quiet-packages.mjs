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
