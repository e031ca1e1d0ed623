import { useTranslations } from 'next-intl';
import { AccountPage } from '@/components/account/account-page';
import { PageMessagesProvider } from '@/components/layout/page-messages-provider';
import { OrderHistory } from '@/components/orders/order-history';
import { SITE } from '@/content/site';
import { metadataFromNamespace } from '@/lib/pages/page-metadata';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataFromNamespace('/account/orders', 'orders');

export default function OrdersPage() {
  const t = useTranslations('orders');

  return (
    <AccountPage title={t('title')} path="/account/orders">
      <PageMessagesProvider namespaces={['orders', 'order', 'checkout', 'errors']}>
        <OrderHistory contact={SITE.contact.email} />
      </PageMessagesProvider>
    </AccountPage>
  );
}
