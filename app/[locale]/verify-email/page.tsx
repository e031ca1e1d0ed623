import { useTranslations } from 'next-intl';
import { AccountPage, ReservedFormSpace } from '@/components/auth/account-page';
import { VerifyEmailForm } from '@/components/auth/verify-email-form';
import { PageTexts } from '@/components/layout/page-texts';
import { ART } from '@/content/art';
import { SITE } from '@/content/site';
import { metadataFromMessages } from '@/lib/pages/page-metadata';

export const ensureStatic = 'navigation';

export const generateMetadata = () =>
  metadataFromMessages('/verify-email', 'account', (t) => ({
    title: t('verifyTitle'),
    description: t('verifyTagline'),
  }));

export default function VerifyEmailPage() {
  const t = useTranslations('account');

  return (
    <AccountPage title={t('verifyTitle')} tagline={t('verifyTagline')} print={ART.prints.verifyEmail}>
      <PageTexts namespaces={['account', 'password', 'errors']}>
        <ReservedFormSpace tall>
          <VerifyEmailForm contact={SITE.contact.email} />
        </ReservedFormSpace>
      </PageTexts>
    </AccountPage>
  );
}
