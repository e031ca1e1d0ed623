import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { AccountPage } from '@/components/login/account-page';
import { ForgotPassword } from '@/components/login/mail-request';
import { PRINTS } from '@/content/art/page-art';
import { SITE } from '@/content/site';
import { clientTexts } from '@/lib/i18n/client-texts';
import { TextsProvider } from '@/lib/i18n/texts';
import { pageMetadata } from '@/lib/pages/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const t = await getTranslations('password');

  return pageMetadata({
    locale,
    path: '/forgot-password',
    title: t('forgotTitle'),
    description: t('forgotIntro'),
  });
}

export default async function ForgotPasswordPage() {
  const locale = await getLocale();
  const t = await getTranslations('password');

  return (
    <AccountPage title={t('forgotTitle')} tagline={t('forgotTagline')} print={PRINTS.forgotPassword}>
      <TextsProvider locale={locale} texts={clientTexts(locale, ['account', 'password'])}>
        <ForgotPassword contact={SITE.contact.email} />
      </TextsProvider>
    </AccountPage>
  );
}
