import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { NavigationLink } from '@/content/navigation';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { CurrentLinks } from './current-links';

type NavigationLinksProps = {
  entries: readonly NavigationLink[];
  locale: Locale;
  className?: string | undefined;
  linkClassName?: string | undefined;
  children?: ReactNode;
};

/** Entries of the navigation in the page's language, as a list. */
export async function NavigationLinks({ entries, locale, children, ...classes }: NavigationLinksProps) {
  const t = await getTranslations({ locale, namespace: 'layout' });

  return (
    <CurrentLinks
      {...classes}
      links={entries.map(({ label, path }) => [t(label), localePath(locale, path)] as const)}
    >
      {children}
    </CurrentLinks>
  );
}
