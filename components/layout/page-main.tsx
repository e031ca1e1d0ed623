import type { ReactNode } from 'react';
import { CONTENT_ID } from './skip-link';

type PageMainProps = {
  children: ReactNode;
  className?: string | undefined;
  /** The page opens with a picture that lies under the header. */
  overlay?: boolean;
};

/** The main part of a page, where the skip link leads. */
export function PageMain({ children, className, overlay = false }: PageMainProps) {
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={className} data-overlay={overlay || undefined}>
      {children}
    </main>
  );
}
