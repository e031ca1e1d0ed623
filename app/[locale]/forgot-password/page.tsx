import { useTranslations } from 'next-intl';
import { AuthPage } from '@/components/auth/auth-page';
import { ForgotPasswordForm } from '@/components/auth/email-request-form';
import { PageMessagesProvider } from '@/components/layout/page-messages-provider';
import { SITE } from '@/content/site';
import { SITE_PICTURES } from '@/content/site-pictures';
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
    <AuthPage
      title={t('forgotTitle')}
      tagline={t('forgotTagline')}
      print={SITE_PICTURES.prints.forgotPassword}
    >
      <PageMessagesProvider namespaces={['account', 'password']}>
        <ForgotPasswordForm contact={SITE.contact.email} />
      </PageMessagesProvider>
    </AuthPage>
  );
}
