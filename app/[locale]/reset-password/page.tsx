import { useTranslations } from 'next-intl';
import { AuthPage, ReservedFormSpace } from '@/components/auth/auth-page';
import { ResetPasswordForm } from '@/components/auth/reset-password-form';
import { PageMessagesProvider } from '@/components/layout/page-messages-provider';
import { SITE } from '@/content/site';
import { SITE_PICTURES } from '@/content/site-pictures';
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
    <AuthPage title={t('resetTitle')} tagline={t('resetTagline')} print={SITE_PICTURES.prints.resetPassword}>
      <PageMessagesProvider namespaces={['account', 'password']}>
        <ReservedFormSpace>
          <ResetPasswordForm contact={SITE.contact.email} />
        </ReservedFormSpace>
      </PageMessagesProvider>
    </AuthPage>
  );
}
