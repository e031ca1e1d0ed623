import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AccountOverview } from '@/components/account/account-overview';
import { AccountShell } from '@/components/account/account-shell';
import { SITE } from '@/content/site';
import { LOCALES } from '@/lib/contract/locale';
import { clientTexts } from '@/lib/i18n/client-texts';
import { TextsProvider } from '@/lib/i18n/texts';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/account'>): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'profile' });

  return pageMetadata({
    locale,
    path: '/account',
    title: t('title'),
    description: t('description'),
    index: false,
  });
}

export default async function ProfilePage({ params }: PageProps<'/[locale]/account'>) {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations('profile');

  return (
    <AccountShell locale={locale} title={t('title')} path="/account">
      <TextsProvider locale={locale} texts={clientTexts(locale, ['profile', 'password'])}>
        <AccountOverview contact={SITE.contact.email} />
      </TextsProvider>
    </AccountShell>
  );
}
