'use client';

import { useSyncExternalStore } from 'react';

/** A dialog that opens or goes is told by its `open`. */
function watchDialogs(onChange: () => void): () => void {
  const watch = new MutationObserver(onChange);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => watch.disconnect();
}

/** The last opened modal dialog: the page around it can be neither read nor pressed. Else the page itself. */
function topLayer(): Element {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
}

/** Where something has to stand that must be reached whatever is open; for `createPortal`. */
export function useTopLayer(): Element {
  return useSyncExternalStore(watchDialogs, topLayer, topLayer);
}
