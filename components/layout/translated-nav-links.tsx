import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { NavigationLink } from '@/content/navigation';
import { localePath } from '@/lib/i18n/locale-path';
import { NavLinkList } from './nav-links';

type TranslatedNavLinksProps = {
  entries: readonly NavigationLink[];
  className?: string | undefined;
  linkClassName?: string | undefined;
  children?: ReactNode;
};

/** A list of navigation entries in the page's language. */
export function TranslatedNavLinks({ entries, children, ...classes }: TranslatedNavLinksProps) {
  const locale = useLocale();
  const t = useTranslations('layout');

  return (
    <NavLinkList
      {...classes}
      links={entries.map(({ label, path }) => [t(label), localePath(locale, path)] as const)}
    >
      {children}
    </NavLinkList>
  );
}
