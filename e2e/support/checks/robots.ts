/** A pattern of robots.txt: `*` for anything, `$` for the end (RFC 9309). */
function matches(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[.+?^{}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/\$(?!$)/g, '\\$');
  return new RegExp(`^${source}`).test(path);
}

/** Returns whether a robots.txt forbids an address: the longest matching rule decides. */
export function isDisallowedByRobotsTxt(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(allow|disallow):\s*(\S+)/gim)].map(([, kind = '', pattern = '']) => ({
    forbids: kind.toLowerCase() === 'disallow',
    pattern,
  }));
  const [longest] = rules
    .filter(({ pattern }) => matches(pattern, path))
    .toSorted((a, b) => b.pattern.length - a.pattern.length || Number(a.forbids) - Number(b.forbids));
  return longest?.forbids ?? false;
}
