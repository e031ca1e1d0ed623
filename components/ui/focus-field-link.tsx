'use client';

import type { MouseEvent, ReactNode } from 'react';

function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

type FocusFieldLinkProps = { inputId: string; className?: string | undefined; children: ReactNode };

/** A link that focuses an input without changing URL and history. */
export function FocusFieldLink({ inputId, className, children }: FocusFieldLinkProps) {
  return (
    <a href={`#${inputId}`} className={className} onClick={focusTarget}>
      {children}
    </a>
  );
}
