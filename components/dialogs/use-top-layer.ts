'use client';

import { useSyncExternalStore } from 'react';

/** A dialog that opens or goes is told by its `open`. */
function watchDialogs(onChange: () => void): () => void {
  const watch = new MutationObserver(onChange);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => watch.disconnect();
}

/** The top modal dialog, around which the page is inert; else the page itself. */
function topLayer(): Element {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
}

/** The `createPortal` target for what must be reachable whatever dialog is open. */
export function useTopLayer(): Element {
  return useSyncExternalStore(watchDialogs, topLayer, topLayer);
}
