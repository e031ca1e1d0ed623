'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Prefetches the one page that the visitor is about to open; its code is loaded by the first pointer that moves. */
export function HoverPrefetch() {
  const { prefetch } = useRouter();

  useEffect(() => {
    // Without it, such as offline, a press asks for its page itself.
    const load = (first: PointerEvent) =>
      import('@/lib/browser/prefetch-on-hover').then(
        (hover) => hover.prefetchOnHover(prefetch, first),
        () => undefined,
      );
    addEventListener('pointerover', load, { once: true });
    return () => removeEventListener('pointerover', load);
  }, [prefetch]);

  return null;
}
