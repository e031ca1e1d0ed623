import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

type NewTabLinkProps = { href: string; className?: string | undefined; children: ReactNode };

/** A link that opens in a new tab, and tells screen readers so. */
export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  const t = useTranslations('layout');

  return (
    <Link href={href} target="_blank" rel="noopener" prefetch={false} className={className}>
      {children}
      <span className="visuallyHidden"> {t('opensInNewTab')}</span>
    </Link>
  );
}
