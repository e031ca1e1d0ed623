'use client';

import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns false on the server and during hydration, and true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The props of a button that needs JavaScript: disabled until its page is hydrated, so that no press is lost. */
export function useDisabledUntilHydrated(): { disabled: boolean; 'data-hydrating': true | undefined } {
  const hydrated = useHydrated();
  return { disabled: !hydrated, 'data-hydrating': hydrated ? undefined : true };
}

/**
 * Renders its children only in the browser, for example content that depends on the query of a static page. A
 * `Suspense` boundary would work too, but its server HTML is invalid.
 */
export function ClientOnly({ children }: { children: ReactNode }) {
  return useHydrated() ? children : null;
}

/**
 * Renders personal content only in the browser and only while its page is visible. Next.js keeps visited
 * pages hidden in the DOM, where the content would survive a logout.
 */
export function RenderWhileVisible({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);

  useLayoutEffect(() => {
    setShown(true);
    return () => setShown(false);
  }, []);
  return shown && children;
}
