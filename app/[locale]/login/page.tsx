import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { AccountPage } from '@/components/login/account-page';
import { LoginForm } from '@/components/login/login-form';
import { PRINTS } from '@/content/art/page-art';
import { SITE } from '@/content/site';
import { clientTexts } from '@/lib/i18n/client-texts';
import { TextsProvider } from '@/lib/i18n/texts';
import { pageMetadata } from '@/lib/pages/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const t = await getTranslations('account');

  return pageMetadata({
    locale,
    path: '/login',
    title: t('loginTitle'),
    description: t('loginTagline'),
  });
}

export default async function LoginPage() {
  const locale = await getLocale();
  const t = await getTranslations('account');

  return (
    <AccountPage title={t('loginTitle')} tagline={t('loginTagline')} print={PRINTS.login}>
      <TextsProvider locale={locale} texts={clientTexts(locale, ['account', 'password', 'errors'])}>
        <LoginForm contact={SITE.contact.email} />
      </TextsProvider>
    </AccountPage>
  );
}
