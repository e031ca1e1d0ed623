import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { AccountOverview } from '@/components/account/account-overview';
import { AccountShell } from '@/components/account/account-shell';
import { SITE } from '@/content/site';
import { clientTexts } from '@/lib/i18n/client-texts';
import { TextsProvider } from '@/lib/i18n/texts';
import { pageMetadata } from '@/lib/pages/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const t = await getTranslations('profile');

  return pageMetadata({
    locale,
    path: '/account',
    title: t('title'),
    description: t('description'),
  });
}

export default async function ProfilePage() {
  const locale = await getLocale();
  const t = await getTranslations('profile');

  return (
    <AccountShell locale={locale} title={t('title')} path="/account">
      <TextsProvider locale={locale} texts={clientTexts(locale, ['profile', 'password'])}>
        <AccountOverview contact={SITE.contact.email} />
      </TextsProvider>
    </AccountShell>
  );
}
