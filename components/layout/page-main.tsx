import type { ReactNode } from 'react';

type PageMainProps = {
  children: ReactNode;
  className?: string | undefined;
  /** The page opens with a picture that lies under the header. */
  overlay?: boolean;
  /** The footer with the brand's name from edge to edge, or with as little as it may have; something between without. */
  footer?: 'brand' | 'compact';
  /** On paper the page has a head of its own, and the shop's stays away. */
  ownHead?: boolean;
};

/** The main part of a page. */
export function PageMain({ children, className, overlay = false, footer, ownHead = false }: PageMainProps) {
  return (
    <main
      className={className}
      data-overlay={overlay || undefined}
      data-footer={footer}
      data-own-head={ownHead || undefined}
    >
      {children}
    </main>
  );
}
