import type { ReactNode } from 'react';

type PageMainProps = {
  children: ReactNode;
  className?: string | undefined;
  /** True if the page begins with a picture below the transparent header. */
  overlay?: boolean;
  /** `brand` shows the brand's name from edge to edge in the footer, `compact` reduces the footer. */
  footer?: 'brand' | 'compact';
  /** True if the printed page has its own header instead of the shop's. */
  ownHead?: boolean;
};

/** The `<main>` element of a page. */
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
