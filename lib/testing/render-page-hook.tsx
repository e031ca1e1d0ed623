import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { SWRConfig } from 'swr';

function FreshPage({ children }: PropsWithChildren) {
  return (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, focusThrottleInterval: 0 }}>
      {children}
    </SWRConfig>
  );
}

/** Renders a hook in a page without state of earlier tests. */
export function renderPageHook<T>(use: () => T) {
  return renderHook(use, { wrapper: FreshPage });
}
