import { getTranslations } from 'next-intl/server';
import { NewTabLink } from '@/components/layout/new-tab-link';
import { buttonClass } from '@/components/ui/button';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';

/** The button to the activities, which it opens in a new tab (spec §2). */
export async function SeeAllActivities({
  locale,
  className,
}: {
  locale: Locale;
  className?: string | undefined;
}) {
  const t = await getTranslations({ locale, namespace: 'sustainability' });

  return (
    <NewTabLink
      href={localePath(locale, '/activities')}
      locale={locale}
      className={buttonClass('solid', className)}
    >
      {t('seeAll')}
    </NewTabLink>
  );
}
