'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Shows what only the browser can make, such as what depends on the page's query: the page itself is the same for
 * everybody. A `Suspense` boundary would do it too, but leaves a hole in the HTML that no validator accepts.
 */
export function InBrowser({ children }: { children: ReactNode }) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isBrowser ? children : null;
}
