import { useTranslations } from 'next-intl';
import { AccountPage, ReservedFormSpace } from '@/components/auth/account-page';
import { ResetPasswordForm } from '@/components/auth/reset-password-form';
import { PageTexts } from '@/components/layout/page-texts';
import { ART } from '@/content/art';
import { SITE } from '@/content/site';
import { metadataFromMessages } from '@/lib/pages/page-metadata';

export const ensureStatic = 'navigation';

export const generateMetadata = () =>
  metadataFromMessages('/reset-password', 'password', (t) => ({
    title: t('resetTitle'),
    description: t('resetTagline'),
  }));

export default function ResetPasswordPage() {
  const t = useTranslations('password');

  return (
    <AccountPage title={t('resetTitle')} tagline={t('resetTagline')} print={ART.prints.resetPassword}>
      <PageTexts namespaces={['account', 'password']}>
        <ReservedFormSpace>
          <ResetPasswordForm contact={SITE.contact.email} />
        </ReservedFormSpace>
      </PageTexts>
    </AccountPage>
  );
}
