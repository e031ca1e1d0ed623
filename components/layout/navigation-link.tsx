import { getTranslations } from 'next-intl/server';
import type { NavigationLink as Entry } from '@/content/navigation';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { CurrentLink } from './current-link';

type NavigationLinkProps = { entry: Entry; locale: Locale; className?: string | undefined };

/** An entry of the navigation in the page's language. */
export async function NavigationLink({ entry, locale, className }: NavigationLinkProps) {
  const t = await getTranslations({ locale, namespace: 'layout' });

  return (
    <CurrentLink href={localePath(locale, entry.path)} className={className}>
      {t(entry.label)}
    </CurrentLink>
  );
}
