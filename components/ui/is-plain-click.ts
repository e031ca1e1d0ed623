import type { MouseEvent } from 'react';

/** A click that is not for a new tab, a new window or a download: those are the browser's. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}
