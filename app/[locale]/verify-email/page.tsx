import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import { FormPlace } from '@/components/account/form-place';
import { VerifyEmailForm } from '@/components/account/verify-email-form';
import { PRINTS } from '@/content/prints';
import { SITE } from '@/content/site';
import { LOCALES } from '@/lib/contract/locale';
import { clientTexts } from '@/lib/i18n/client-texts';
import { TextsProvider } from '@/lib/i18n/texts';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/verify-email'>): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'account' });

  return pageMetadata({
    locale,
    path: '/verify-email',
    title: t('verifyTitle'),
    description: t('verifyTagline'),
    index: false,
  });
}

export default async function VerifyEmailPage({ params }: PageProps<'/[locale]/verify-email'>) {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations('account');

  return (
    <AccountPage title={t('verifyTitle')} tagline={t('verifyTagline')} print={PRINTS.verifyEmail}>
      <TextsProvider locale={locale} texts={clientTexts(locale, ['account', 'password', 'errors'])}>
        <FormPlace tall>
          <VerifyEmailForm contact={SITE.contact.email} />
        </FormPlace>
      </TextsProvider>
    </AccountPage>
  );
}
