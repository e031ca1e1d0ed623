'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** In milliseconds: a pointer on its way across a link does not stay as long. */
const DWELL_MS = 65;

/** Browsers that know nothing of saving data have no connection to ask. */
type Device = Navigator & { connection?: { saveData?: boolean } };

/** The link to another of the shop's pages that the pointer has come to; `Link` leads to no file. */
function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPage = link?.origin === location.origin && !link.target && !link.pathname.includes('.');
  return isPage && link.pathname !== location.pathname ? link : undefined;
}

/**
 * Prefetches the one page that the visitor is about to open: of the link under a pointer that stays, or under a finger that
 * does not scroll. Nothing for those who save data.
 */
export function HoverPrefetch() {
  const router = useRouter();

  useEffect(() => {
    let dwell: ReturnType<typeof setTimeout> | undefined;
    const onPointer = ({ type, target }: PointerEvent) => {
      clearTimeout(dwell);
      const link = type === 'pointerover' ? pageLinkAt(target) : undefined;
      const { connection }: Device = navigator;
      if (link && !connection?.saveData) dwell = setTimeout(() => router.prefetch(link.href), DWELL_MS);
    };
    document.addEventListener('pointerover', onPointer);
    document.addEventListener('pointercancel', onPointer);
    return () => {
      clearTimeout(dwell);
      document.removeEventListener('pointerover', onPointer);
      document.removeEventListener('pointercancel', onPointer);
    };
  }, [router]);

  return null;
}
