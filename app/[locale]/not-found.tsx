import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StatusPage } from '@/components/layout/status-page';
import { ButtonLink } from '@/components/ui/button-link';
import { localePath } from '@/lib/i18n/locale-path';
import { pageLocale } from '@/lib/i18n/page-locale';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(), namespace: 'share' });
  return { title: t('pageNotFound'), robots: { index: false } };
}

export default async function NotFound() {
  const locale = await pageLocale();
  const t = await getTranslations({ locale, namespace: 'layout' });

  return (
    <StatusPage title={t('notFoundTitle')} text={t('notFoundText')}>
      <ButtonLink href={localePath(locale, '/')}>{t('toHome')}</ButtonLink>
    </StatusPage>
  );
}
