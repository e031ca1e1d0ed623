import type { ReactNode } from 'react';

type PageMainProps = {
  children: ReactNode;
  className?: string | undefined;
  /** The page opens with a picture that lies under the header. */
  overlay?: boolean;
};

/** The main part of a page. */
export function PageMain({ children, className, overlay = false }: PageMainProps) {
  return (
    <main className={className} data-overlay={overlay || undefined}>
      {children}
    </main>
  );
}
