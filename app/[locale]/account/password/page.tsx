import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { AccountShell } from '@/components/account/account-shell';
import { ChangePassword } from '@/components/account/change-password';
import { SITE } from '@/content/site';
import { clientTexts } from '@/lib/i18n/client-texts';
import { TextsProvider } from '@/lib/i18n/texts';
import { pageMetadata } from '@/lib/pages/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const t = await getTranslations('password');

  return pageMetadata({
    locale,
    path: '/account/password',
    title: t('changeTitle'),
    description: t('changeDescription'),
  });
}

export default async function ChangePasswordPage() {
  const locale = await getLocale();
  const t = await getTranslations('password');

  return (
    <AccountShell locale={locale} title={t('changeTitle')} path="/account/password">
      <TextsProvider locale={locale} texts={clientTexts(locale, ['account', 'profile', 'password'])}>
        <ChangePassword contact={SITE.contact.email} />
      </TextsProvider>
    </AccountShell>
  );
}
