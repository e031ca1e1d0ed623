import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonTone, getButtonClass } from '@/components/ui/button';
import { localePath } from '@/lib/i18n/locale-path';

type ShopLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & {
  /** The page's path without the language. */
  href: `/${string}`;
  /** Gives the link the style of a button. */
  tone?: ButtonTone;
};

/** A server-rendered link to a page of the shop, in the page's language. */
export function ShopLink({ href, tone, className, ...rest }: ShopLinkProps) {
  return (
    <Link
      prefetch={false}
      {...rest}
      href={localePath(useLocale(), href)}
      className={tone ? getButtonClass(tone, className) : className}
    />
  );
}

type NewTabLinkProps = { href: string; className?: string | undefined; children: ReactNode };

/** A link that opens in a new tab, and announces this to screen readers. */
export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  const t = useTranslations('layout');

  return (
    <Link href={href} target="_blank" rel="noopener" prefetch={false} className={className}>
      {children}
      <span className="visuallyHidden"> {t('opensInNewTab')}</span>
    </Link>
  );
}
