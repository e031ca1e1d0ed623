import { useTranslations } from 'next-intl';
import { AccountOverview } from '@/components/account/account-overview';
import { AccountShell } from '@/components/account/account-shell';
import { PageTexts } from '@/components/layout/page-texts';
import { SITE } from '@/content/site';
import { metadataFromNamespace } from '@/lib/pages/page-metadata';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataFromNamespace('/account', 'profile');

export default function ProfilePage() {
  const t = useTranslations('profile');

  return (
    <AccountShell title={t('title')} path="/account">
      <PageTexts namespaces={['profile', 'password']}>
        <AccountOverview contact={SITE.contact.email} />
      </PageTexts>
    </AccountShell>
  );
}
