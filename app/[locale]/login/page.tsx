import { useTranslations } from 'next-intl';
import { AuthPage } from '@/components/auth/auth-page';
import { LoginForm } from '@/components/auth/login-form';
import { PageMessagesProvider } from '@/components/layout/page-messages-provider';
import { SITE } from '@/content/site';
import { SITE_PICTURES } from '@/content/site-pictures';
import { metadataFromMessages } from '@/lib/pages/page-metadata';

export const ensureStatic = 'navigation';

export const generateMetadata = () =>
  metadataFromMessages('/login', 'account', (t) => ({
    title: t('loginTitle'),
    description: t('loginTagline'),
  }));

export default function LoginPage() {
  const t = useTranslations('account');

  return (
    <AuthPage title={t('loginTitle')} tagline={t('loginTagline')} print={SITE_PICTURES.prints.login}>
      <PageMessagesProvider namespaces={['account', 'password', 'errors']}>
        <LoginForm contact={SITE.contact.email} />
      </PageMessagesProvider>
    </AuthPage>
  );
}
