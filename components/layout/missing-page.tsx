import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { StatusPage } from './status-page';

/** In place of a page that there is not. */
export async function MissingPage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout' });

  return (
    <StatusPage title={t('notFoundTitle')} text={t('notFoundText')}>
      <ButtonLink href={localePath(locale, '/')}>{t('toHome')}</ButtonLink>
    </StatusPage>
  );
}
