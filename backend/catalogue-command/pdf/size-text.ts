/** The sizes of a style on one line; letters that they all begin with stand once: `EU 39 · 40 · 41`. */
export function sizeText(sizes: readonly string[]): string {
  const [first, ...others] = sizes;
  if (first === undefined) return '';
  const shared = first.match(/^\p{L}+ /u)?.[0] ?? '';
  const isShared = shared !== '' && others.every((size) => size.startsWith(shared));
  return [first, ...(isShared ? others.map((size) => size.slice(shared.length)) : others)].join(' · ');
}
