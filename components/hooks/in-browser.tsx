'use client';

import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while hydrating, true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The props of a button that needs JavaScript: disabled until its page is hydrated, so that no press is lost. */
export function useDisabledUntilHydrated(): { disabled: boolean; 'data-hydrating': true | undefined } {
  const hydrated = useInBrowser();
  return { disabled: !hydrated, 'data-hydrating': hydrated ? undefined : true };
}

/**
 * Renders its children in the browser alone, such as what depends on the page's query: the page itself is static.
 * A `Suspense` boundary would do it too, but leaves a hole in the HTML that no validator accepts.
 */
export function InBrowser({ children }: { children: ReactNode }) {
  return useInBrowser() ? children : null;
}

/**
 * Renders personal content in the browser alone, and only while its page is the visible one: Next keeps pages that were
 * left in the document, hidden, where it would outlive a logout.
 */
export function RenderWhileVisible({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);

  useLayoutEffect(() => {
    setShown(true);
    return () => setShown(false);
  }, []);
  return shown && children;
}
