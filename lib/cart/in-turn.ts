import 'client-only';

let last: Promise<unknown> = Promise.resolve();

/** Makes this page's changes of the cart one after the other, as they were asked for: the last one wins. */
export function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const turn = last.then(change, change);
  last = turn;
  return turn;
}
