import type { ReactNode } from 'react';

type PageMainProps = {
  children: ReactNode;
  className?: string | undefined;
  /** The page opens with a picture that lies under the header. */
  overlay?: boolean;
  /** On paper the page has a head of its own, and the shop's stays away. */
  ownHead?: boolean;
};

/** The main part of a page. */
export function PageMain({ children, className, overlay = false, ownHead = false }: PageMainProps) {
  return (
    <main className={className} data-overlay={overlay || undefined} data-own-head={ownHead || undefined}>
      {children}
    </main>
  );
}
