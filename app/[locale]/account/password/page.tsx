import { useTranslations } from 'next-intl';
import { AccountShell } from '@/components/account/account-shell';
import { ChangePassword } from '@/components/account/change-password';
import { PageTexts } from '@/components/layout/page-texts';
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
    <AccountShell title={t('changeTitle')} path="/account/password">
      <PageTexts namespaces={['account', 'profile', 'password']}>
        <ChangePassword contact={SITE.contact.email} />
      </PageTexts>
    </AccountShell>
  );
}
