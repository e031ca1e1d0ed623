'use client';

import type { MouseEvent, ReactNode } from 'react';

function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

type FieldLinkProps = { inputId: string; className?: string | undefined; children: ReactNode };

/** A link to an input, which takes the focus; the address and the history stay as they are. */
export function FieldLink({ inputId, className, children }: FieldLinkProps) {
  return (
    <a href={`#${inputId}`} className={className} onClick={focusTarget}>
      {children}
    </a>
  );
}
