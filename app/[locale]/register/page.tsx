import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { AccountPage } from '@/components/login/account-page';
import { RegisterForm } from '@/components/login/register-form';
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
    path: '/register',
    title: t('registerTitle'),
    description: t('registerTagline'),
  });
}

export default async function RegisterPage() {
  const locale = await getLocale();
  const t = await getTranslations('account');

  return (
    <AccountPage title={t('registerTitle')} tagline={t('registerTagline')} print={PRINTS.register}>
      <TextsProvider locale={locale} texts={clientTexts(locale, ['account', 'password', 'errors'])}>
        <RegisterForm contact={SITE.contact.email} />
      </TextsProvider>
    </AccountPage>
  );
}
