import { getLocale, getTranslations } from 'next-intl/server';
import { StatusPage } from '@/components/layout/status-page';
import { ButtonLink } from '@/components/ui/button-link';
import { localePath } from '@/lib/i18n/locale-path';

export default async function NotFound() {
  const locale = await getLocale();
  const t = await getTranslations('layout');

  return (
    <StatusPage title={t('notFoundTitle')} text={t('notFoundText')}>
      <ButtonLink href={localePath(locale, '/')}>{t('toHome')}</ButtonLink>
    </StatusPage>
  );
}
