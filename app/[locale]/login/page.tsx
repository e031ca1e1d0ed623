import { useTranslations } from 'next-intl';
import { AccountPage } from '@/components/auth/account-page';
import { LoginForm } from '@/components/auth/login-form';
import { PageTexts } from '@/components/layout/page-texts';
import { ART } from '@/content/art';
import { SITE } from '@/content/site';
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
    <AccountPage title={t('loginTitle')} tagline={t('loginTagline')} print={ART.prints.login}>
      <PageTexts namespaces={['account', 'password', 'errors']}>
        <LoginForm contact={SITE.contact.email} />
      </PageTexts>
    </AccountPage>
  );
}
