import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { AccountPage, FormPlace } from '@/components/login/account-page';
import { ResetPasswordForm } from '@/components/login/reset-password-form';
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
    path: '/reset-password',
    title: t('resetTitle'),
    description: t('resetTagline'),
  });
}

export default async function ResetPasswordPage() {
  const locale = await getLocale();
  const t = await getTranslations('password');

  return (
    <AccountPage title={t('resetTitle')} tagline={t('resetTagline')} print={PRINTS.resetPassword}>
      <TextsProvider locale={locale} texts={clientTexts(locale, ['account', 'password'])}>
        <FormPlace>
          <ResetPasswordForm contact={SITE.contact.email} />
        </FormPlace>
      </TextsProvider>
    </AccountPage>
  );
}
