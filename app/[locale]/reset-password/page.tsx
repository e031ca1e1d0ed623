import { useTranslations } from 'next-intl';
import { PageTexts } from '@/components/layout/page-texts';
import { AccountPage, FormPlace } from '@/components/login/account-page';
import { ResetPasswordForm } from '@/components/login/reset-password-form';
import { ART } from '@/content/art';
import { SITE } from '@/content/site';
import { wordedMetadata } from '@/lib/pages/page-metadata';

export const ensureStatic = 'navigation';

export const generateMetadata = () =>
  wordedMetadata('/reset-password', 'password', (t) => ({
    title: t('resetTitle'),
    description: t('resetTagline'),
  }));

export default function ResetPasswordPage() {
  const t = useTranslations('password');

  return (
    <AccountPage title={t('resetTitle')} tagline={t('resetTagline')} print={ART.prints.resetPassword}>
      <PageTexts namespaces={['account', 'password']}>
        <FormPlace>
          <ResetPasswordForm contact={SITE.contact.email} />
        </FormPlace>
      </PageTexts>
    </AccountPage>
  );
}
