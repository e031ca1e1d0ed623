import { useTranslations } from 'next-intl';
import { AccountPage } from '@/components/auth/account-page';
import { RegisterForm } from '@/components/auth/register-form';
import { PageTexts } from '@/components/layout/page-texts';
import { ART } from '@/content/art';
import { SITE } from '@/content/site';
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
    <AccountPage title={t('registerTitle')} tagline={t('registerTagline')} print={ART.prints.register}>
      <PageTexts namespaces={['account', 'password', 'errors']}>
        <RegisterForm contact={SITE.contact.email} />
      </PageTexts>
    </AccountPage>
  );
}
