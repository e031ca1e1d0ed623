import { useTranslations } from 'next-intl';
import { AccountPage } from '@/components/auth/account-page';
import { ForgotPassword } from '@/components/auth/mail-request-form';
import { PageTexts } from '@/components/layout/page-texts';
import { ART } from '@/content/art';
import { SITE } from '@/content/site';
import { metadataFromMessages } from '@/lib/pages/page-metadata';

export const ensureStatic = 'navigation';

export const generateMetadata = () =>
  metadataFromMessages('/forgot-password', 'password', (t) => ({
    title: t('forgotTitle'),
    description: t('forgotIntro'),
  }));

export default function ForgotPasswordPage() {
  const t = useTranslations('password');

  return (
    <AccountPage title={t('forgotTitle')} tagline={t('forgotTagline')} print={ART.prints.forgotPassword}>
      <PageTexts namespaces={['account', 'password']}>
        <ForgotPassword contact={SITE.contact.email} />
      </PageTexts>
    </AccountPage>
  );
}
