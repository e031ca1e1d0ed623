'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Prefetches the page whose link the pointer rests on. The code that does this is loaded on the first pointer
 * event.
 */
export function HoverPrefetch() {
  const { prefetch } = useRouter();

  useEffect(() => {
    // If the code cannot be loaded, such as offline, a press requests the page without a prefetch. Loading starts in a
    // later task, because the first event may belong to a press, whose effect is painted first.
    const load = (first: PointerEvent) =>
      setTimeout(() =>
        import('@/lib/browser/prefetch-on-hover').then(
          (hover) => hover.prefetchOnHover(prefetch, first),
          () => undefined,
        ),
      );
    addEventListener('pointerover', load, { once: true });
    return () => removeEventListener('pointerover', load);
  }, [prefetch]);

  return null;
}
