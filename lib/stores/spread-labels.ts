/**
 * Moves labels that stand in one column apart, so that no two are nearer than `gap`; each stays as near to its own
 * place as the others let it, in the order of the places.
 * @param places where each label would stand if it were alone
 * @returns where each stands, in the order given
 */
export function spreadLabels(places: readonly number[], gap: number): number[] {
  const order = places.map((_, index) => index).sort((one, other) => at(places, one) - at(places, other));
  // Neighbours that crowd each other become one block around the middle of their places.
  const blocks: { members: number[]; top: number }[] = [];
  for (const index of order) {
    blocks.push({ members: [index], top: at(places, index) });
    for (let last = blocks.at(-1); last; last = blocks.at(-1)) {
      const before = blocks.at(-2);
      if (!before || before.top + before.members.length * gap <= last.top) break;
      const members = [...before.members, ...last.members];
      blocks.splice(-2, 2, { members, top: topOf(members, places, gap) });
    }
  }

  const stands = new Map(
    blocks.flatMap(({ members, top }) => members.map((index, row) => [index, top + row * gap] as const)),
  );
  return places.map((place, index) => stands.get(index) ?? place);
}

function at(places: readonly number[], index: number): number {
  return places[index] ?? 0;
}

/** Where a block begins whose labels shall be, on the whole, as near to their places as can be. */
function topOf(members: readonly number[], places: readonly number[], gap: number): number {
  const wishes = members.map((index, row) => at(places, index) - row * gap);
  return wishes.reduce((sum, wish) => sum + wish, 0) / wishes.length;
}
