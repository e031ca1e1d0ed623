import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { AccountPage, FormPlace } from '@/components/login/account-page';
import { VerifyEmailForm } from '@/components/login/verify-email-form';
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
    path: '/verify-email',
    title: t('verifyTitle'),
    description: t('verifyTagline'),
  });
}

export default async function VerifyEmailPage() {
  const locale = await getLocale();
  const t = await getTranslations('account');

  return (
    <AccountPage title={t('verifyTitle')} tagline={t('verifyTagline')} print={PRINTS.verifyEmail}>
      <TextsProvider locale={locale} texts={clientTexts(locale, ['account', 'password', 'errors'])}>
        <FormPlace tall>
          <VerifyEmailForm contact={SITE.contact.email} />
        </FormPlace>
      </TextsProvider>
    </AccountPage>
  );
}
