import { useTranslations } from 'next-intl';
import { AuthPage } from '@/components/auth/auth-page';
import { RegistrationForm } from '@/components/auth/registration-form';
import { PageMessagesProvider } from '@/components/layout/page-messages-provider';
import { SITE } from '@/content/site';
import { SITE_PICTURES } from '@/content/site-pictures';
import { metadataFromMessages } from '@/lib/pages/page-metadata';

export const ensureStatic = 'navigation';

export const generateMetadata = () =>
  metadataFromMessages('/register', 'account', (t) => ({
    title: t('registerTitle'),
    description: t('registerTagline'),
  }));

export default function RegisterPage() {
  const t = useTranslations('account');

  return (
    <AuthPage title={t('registerTitle')} tagline={t('registerTagline')} print={SITE_PICTURES.prints.register}>
      <PageMessagesProvider namespaces={['account', 'password', 'errors']}>
        <RegistrationForm contact={SITE.contact.email} />
      </PageMessagesProvider>
    </AuthPage>
  );
}
