/**
 * A message from one page of a list to the next: where the focus goes, whether the filters stay open. Every query is a
 * route of its own, so no component state survives the navigation.
 */
export type Arrival = {
  /** The listing that is expected, as its address begins; another page has nothing to do with it. */
  path: string;
  /** The panel of filters was open and stays so. */
  open?: boolean;
  /** The control that had the focus, as a selector inside of the form. */
  control?: string | undefined;
  /** Where else the focus goes: to the number of results, or the first product that was not there before. */
  focus?: 'results' | 'firstNew';
};

let expected: Arrival | undefined;

/** Called before navigating to a list. */
export function expectArrival(arrival: Arrival): void {
  expected = arrival;
}

/** What is expected of this listing, if anything. */
export function expectedArrival(path: string): Arrival | undefined {
  return expected?.path === path ? expected : undefined;
}

/** Called once all is done: a later visit to the same listing is another matter. */
export function forgetArrival(): void {
  expected = undefined;
}

type Click = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** A click without modifier keys: others open a new tab or window, or download. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}
