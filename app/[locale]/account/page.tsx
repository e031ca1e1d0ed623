import { getLocale, getTranslations } from 'next-intl/server';
import { AccountOverview } from '@/components/account/account-overview';
import { AccountShell } from '@/components/account/account-shell';
import { SITE } from '@/content/site';
import { clientTexts } from '@/lib/i18n/client-texts';
import { TextsProvider } from '@/lib/i18n/texts';
import { namedMetadata } from '@/lib/pages/page-metadata';

export const generateMetadata = () => namedMetadata('/account', 'profile');

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
