'use client';

import { type ReactNode, useLayoutEffect, useState } from 'react';

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
