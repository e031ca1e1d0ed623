'use client';

import { type ReactNode, useLayoutEffect, useState } from 'react';

/**
 * Holds what is a shopper's own, in the browser alone and only while its page is the one that is shown: a page that
 * was left is kept, hidden, and would go on holding it, after a logout too.
 */
export function RenderWhileVisible({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);

  useLayoutEffect(() => {
    setShown(true);
    return () => setShown(false);
  }, []);
  return shown && children;
}
