import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AccountShell } from '@/components/account/account-shell';
import { ChangePassword } from '@/components/account/change-password';
import { SITE } from '@/content/site';
import { LOCALES } from '@/lib/contract/locale';
import { clientTexts } from '@/lib/i18n/client-texts';
import { TextsProvider } from '@/lib/i18n/texts';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/account/password'>): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'password' });

  return pageMetadata({
    locale,
    path: '/account/password',
    title: t('changeTitle'),
    description: t('changeDescription'),
    index: false,
  });
}

export default async function ChangePasswordPage({ params }: PageProps<'/[locale]/account/password'>) {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations('password');

  return (
    <AccountShell locale={locale} title={t('changeTitle')} path="/account/password">
      <TextsProvider locale={locale} texts={clientTexts(locale, ['account', 'profile', 'password'])}>
        <ChangePassword contact={SITE.contact.email} />
      </TextsProvider>
    </AccountShell>
  );
}
