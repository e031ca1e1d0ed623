/**
 * Some of a list, drawn at random, each at most once; all of them, shuffled, when there are no more than that.
 * @param random a number from 0 to below 1, `Math.random` unless told
 */
export function draw<T>(from: readonly T[], count: number, random: () => number = Math.random): T[] {
  const rest = [...from];
  const drawn: T[] = [];
  while (rest.length > 0 && drawn.length < count) {
    drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return drawn;
}
