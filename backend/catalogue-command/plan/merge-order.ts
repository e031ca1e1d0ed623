/**
 * Brings what is there into a wanted order. What is not wanted keeps its place; what is new stands behind its
 * predecessor in the wanted order, or before its successor when it is the first.
 */
export function mergeOrder(current: string[], wanted: string[]): string[] {
  const known = new Set(current);
  const listed = wanted.filter((name) => known.has(name));
  const first = listed[0];
  const leading: string[] = [];
  const followers = new Map<string, string[]>();
  let group = leading;
  for (const name of wanted) {
    if (!known.has(name)) {
      group.push(name);
      continue;
    }
    group = [];
    followers.set(name, group);
  }
  if (first === undefined) return [...current, ...leading];

  const isListed = new Set(listed);
  const next = listed.values();
  const placed = current.map((name) => (isListed.has(name) ? (next.next().value ?? name) : name));
  return placed.flatMap((name) => [...(name === first ? leading : []), name, ...(followers.get(name) ?? [])]);
}
