'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Opens and closes something beside its button. `ref` goes around both: a press or the focus outside it and
 * Escape close it, and so does leaving the page. Escape gives the focus back to the button.
 */
export function useDisclosure<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [open, setOpen] = useState(false);

  // Next restores a page's state on Back; the menu stays closed then.
  useLayoutEffect(() => () => setOpen(false), []);
  useEffect(() => (open ? closeOnLeaving(ref, () => setOpen(false)) : undefined), [open]);

  return { ref, open, toggle: () => setOpen((was) => !was), close: () => setOpen(false) };
}

function closeOnLeaving(ref: RefObject<HTMLElement | null>, close: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && !ref.current?.contains(target)) close();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    ref.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };

  document.addEventListener('pointerdown', closeOutside, { signal });
  document.addEventListener('focusin', closeOutside, { signal });
  document.addEventListener('keydown', closeOnEscape, { signal });
  return () => listening.abort();
}
