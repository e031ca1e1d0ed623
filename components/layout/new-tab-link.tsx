import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/contract/locale';

type NewTabLinkProps = { href: string; locale: Locale; className?: string | undefined; children: ReactNode };

/** A link that opens in a new tab, and tells screen readers so. */
export async function NewTabLink({ href, locale, className, children }: NewTabLinkProps) {
  const t = await getTranslations({ locale, namespace: 'layout' });

  return (
    <Link href={href} target="_blank" rel="noopener" prefetch={false} className={className}>
      {children}
      <span className="visuallyHidden"> {t('opensInNewTab')}</span>
    </Link>
  );
}
