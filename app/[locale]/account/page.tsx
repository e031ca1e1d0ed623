import { useTranslations } from 'next-intl';
import { AccountOverview } from '@/components/account/account-overview';
import { AccountPage } from '@/components/account/account-page';
import { PageMessagesProvider } from '@/components/layout/page-messages-provider';
import { SITE } from '@/content/site';
import { metadataFromNamespace } from '@/lib/pages/page-metadata';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataFromNamespace('/account', 'profile');

export default function ProfilePage() {
  const t = useTranslations('profile');

  return (
    <AccountPage title={t('title')} path="/account">
      <PageMessagesProvider namespaces={['profile', 'password']}>
        <AccountOverview contact={SITE.contact.email} />
      </PageMessagesProvider>
    </AccountPage>
  );
}
