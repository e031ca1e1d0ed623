import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import { LoginForm } from '@/components/account/login-form';
import { PRINTS } from '@/content/prints';
import { SITE } from '@/content/site';
import { LOCALES } from '@/lib/contract/locale';
import { clientTexts } from '@/lib/i18n/client-texts';
import { TextsProvider } from '@/lib/i18n/texts';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/login'>): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'account' });

  return pageMetadata({
    locale,
    path: '/login',
    title: t('loginTitle'),
    description: t('loginTagline'),
    index: false,
  });
}

export default async function LoginPage({ params }: PageProps<'/[locale]/login'>) {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations('account');

  return (
    <AccountPage title={t('loginTitle')} tagline={t('loginTagline')} print={PRINTS.login}>
      <TextsProvider locale={locale} texts={clientTexts(locale, ['account', 'password', 'errors'])}>
        <LoginForm contact={SITE.contact.email} />
      </TextsProvider>
    </AccountPage>
  );
}
