import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import { ForgotPassword } from '@/components/account/forgot-password';
import { PRINTS } from '@/content/prints';
import { SITE } from '@/content/site';
import { LOCALES } from '@/lib/contract/locale';
import { clientTexts } from '@/lib/i18n/client-texts';
import { TextsProvider } from '@/lib/i18n/texts';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/forgot-password'>): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'password' });

  return pageMetadata({
    locale,
    path: '/forgot-password',
    title: t('forgotTitle'),
    description: t('forgotIntro'),
    index: false,
  });
}

export default async function ForgotPasswordPage({ params }: PageProps<'/[locale]/forgot-password'>) {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations('password');

  return (
    <AccountPage title={t('forgotTitle')} tagline={t('forgotTagline')} print={PRINTS.forgotPassword}>
      <TextsProvider locale={locale} texts={clientTexts(locale, ['account', 'password'])}>
        <ForgotPassword contact={SITE.contact.email} />
      </TextsProvider>
    </AccountPage>
  );
}
