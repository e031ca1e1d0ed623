/**
 * Brings what is there into a wanted order. What is not wanted keeps its place; what is new stands behind its
 * predecessor in the wanted order, or before its successor when it is the first.
 */
export function mergeOrder(current: string[], wanted: string[]): string[] {
  const known = new Set(current);
  const listed = wanted.filter((name) => known.has(name));
  const leading: string[] = [];
  const followers = new Map(listed.map((name): [string, string[]] => [name, []]));
  let group = leading;
  for (const name of wanted) {
    const own = followers.get(name);
    if (own) group = own;
    else group.push(name);
  }
  const [first] = listed;
  if (first === undefined) return [...current, ...leading];

  const next = listed.values();
  const placed = current.map((name) => (followers.has(name) ? (next.next().value ?? name) : name));
  return placed.flatMap((name) => [...(name === first ? leading : []), name, ...(followers.get(name) ?? [])]);
}

/** Whether what both orders have comes in another order. */
export function isReordered(before: string[], after: string[]): boolean {
  const known = new Set(before);
  const left = new Set(after);
  const stayed = before.filter((name) => left.has(name));
  return after.filter((name) => known.has(name)).some((name, index) => name !== stayed[index]);
}
