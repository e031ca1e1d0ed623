import { useTranslations } from 'next-intl';
import { AccountShell } from '@/components/account/account-shell';
import { PageTexts } from '@/components/layout/page-texts';
import { OrderHistory } from '@/components/orders/order-history';
import { SITE } from '@/content/site';
import { metadataFromNamespace } from '@/lib/pages/page-metadata';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataFromNamespace('/account/orders', 'orders');

export default function OrdersPage() {
  const t = useTranslations('orders');

  return (
    <AccountShell title={t('title')} path="/account/orders">
      <PageTexts namespaces={['orders', 'order', 'checkout', 'errors']}>
        <OrderHistory contact={SITE.contact.email} />
      </PageTexts>
    </AccountShell>
  );
}
