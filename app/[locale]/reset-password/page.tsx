import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import { FormPlace } from '@/components/account/form-place';
import { ResetPasswordForm } from '@/components/account/reset-password-form';
import { PRINTS } from '@/content/prints';
import { SITE } from '@/content/site';
import { LOCALES } from '@/lib/contract/locale';
import { clientTexts } from '@/lib/i18n/client-texts';
import { TextsProvider } from '@/lib/i18n/texts';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/reset-password'>): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'password' });

  return pageMetadata({
    locale,
    path: '/reset-password',
    title: t('resetTitle'),
    description: t('resetTagline'),
    index: false,
  });
}

export default async function ResetPasswordPage({ params }: PageProps<'/[locale]/reset-password'>) {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations('password');

  return (
    <AccountPage title={t('resetTitle')} tagline={t('resetTagline')} print={PRINTS.resetPassword}>
      <TextsProvider locale={locale} texts={clientTexts(locale, ['account', 'password'])}>
        <FormPlace>
          <ResetPasswordForm contact={SITE.contact.email} />
        </FormPlace>
      </TextsProvider>
    </AccountPage>
  );
}
