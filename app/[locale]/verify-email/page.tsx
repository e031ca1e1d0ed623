import { useTranslations } from 'next-intl';
import { AuthPage, ReservedFormSpace } from '@/components/auth/auth-page';
import { VerifyEmailForm } from '@/components/auth/verify-email-form';
import { PageMessagesProvider } from '@/components/layout/page-messages-provider';
import { SITE } from '@/content/site';
import { SITE_PICTURES } from '@/content/site-pictures';
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
    <AuthPage title={t('verifyTitle')} tagline={t('verifyTagline')} print={SITE_PICTURES.prints.verifyEmail}>
      <PageMessagesProvider namespaces={['account', 'password', 'errors']}>
        <ReservedFormSpace tall>
          <VerifyEmailForm contact={SITE.contact.email} />
        </ReservedFormSpace>
      </PageMessagesProvider>
    </AuthPage>
  );
}
