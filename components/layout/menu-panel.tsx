'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type MenuPanelProps = { id: string; label: string; className: string | undefined; children: ReactNode };

/** What the menu needs of script: it closes when one of its links is followed, or the focus walks out of it. */
export function MenuPanel({ id, label, className, children }: MenuPanelProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const panel = ref.current;
    const listening = new AbortController();
    const { signal } = listening;

    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) panel?.hidePopover();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !panel?.contains(relatedTarget)) panel?.hidePopover();
    };
    panel?.addEventListener('click', onClick, { signal });
    panel?.addEventListener('focusout', onFocusOut, { signal });
    return () => listening.abort();
  }, []);

  return (
    <dialog ref={ref} id={id} popover="auto" aria-label={label} className={className}>
      {children}
    </dialog>
  );
}
