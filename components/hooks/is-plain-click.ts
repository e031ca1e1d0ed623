type Click = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** A click without modifier keys: others open a new tab or window, or download. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}
