/**
 * The focus and filter state that one page of a list passes to the next. Every query is a separate route, so component
 * state does not survive the navigation.
 */
export type NextListingState = {
  /** The path of the listing that the navigation leads to. */
  path: string;
  /** The filter panel stays open. */
  open?: boolean;
  /** A selector of the focused control inside the form. */
  control?: string | undefined;
  /** The scroll position of the filter panel in pixels. */
  scrolled?: number | undefined;
  /** Moves the focus to the number of results or to the first new product. */
  focus?: 'results' | 'firstNew';
};

let expected: NextListingState | undefined;

/** Stores the state for a listing. Must be called before navigating to the listing. */
export function setNextListingState(state: NextListingState): void {
  expected = state;
}

/** Returns the state that was stored for a listing, or undefined. */
export function getNextListingState(path: string): NextListingState | undefined {
  return expected?.path === path ? expected : undefined;
}

/** Clears the state, so that a later visit to the listing does not use it. */
export function clearNextListingState(): void {
  expected = undefined;
}

type Click = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Returns whether a click has no modifier key, which would open a new tab or window, or download. */
export function isUnmodifiedClick({ metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}
