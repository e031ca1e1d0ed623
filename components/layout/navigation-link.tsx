import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { NavigationLink as Entry } from '@/content/navigation';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';

type NavigationLinkProps = { entry: Entry; locale: Locale; className?: string | undefined };

/** An entry of the navigation in the page's language. Nothing is fetched ahead: most are never opened. */
export async function NavigationLink({ entry, locale, className }: NavigationLinkProps) {
  const t = await getTranslations({ locale, namespace: 'layout' });

  return (
    <Link href={localePath(locale, entry.path)} prefetch={false} className={className}>
      {t(entry.label)}
    </Link>
  );
}
