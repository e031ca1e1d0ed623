import { useTranslations } from 'next-intl';
import { AccountPage } from '@/components/account/account-page';
import { ChangePasswordSection } from '@/components/account/change-password';
import { PageMessagesProvider } from '@/components/layout/page-messages-provider';
import { SITE } from '@/content/site';
import { metadataFromMessages } from '@/lib/pages/page-metadata';

export const ensureStatic = 'navigation';

export const generateMetadata = () =>
  metadataFromMessages('/account/password', 'password', (t) => ({
    title: t('changeTitle'),
    description: t('changeDescription'),
  }));

export default function ChangePasswordPage() {
  const t = useTranslations('password');

  return (
    <AccountPage title={t('changeTitle')} path="/account/password">
      <PageMessagesProvider namespaces={['account', 'profile', 'password']}>
        <ChangePasswordSection contact={SITE.contact.email} />
      </PageMessagesProvider>
    </AccountPage>
  );
}
