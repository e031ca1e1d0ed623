'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while hydrating, true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Renders its children in the browser alone, such as what depends on the page's query: the page itself is static.
 * A `Suspense` boundary would do it too, but leaves a hole in the HTML that no validator accepts.
 */
export function InBrowser({ children }: { children: ReactNode }) {
  return useInBrowser() ? children : null;
}
