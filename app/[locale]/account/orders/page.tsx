import { getLocale, getTranslations } from 'next-intl/server';
import { AccountShell } from '@/components/account/account-shell';
import { OrderHistory } from '@/components/orders/order-history';
import { SITE } from '@/content/site';
import { clientTexts } from '@/lib/i18n/client-texts';
import { TextsProvider } from '@/lib/i18n/texts';
import { namedMetadata } from '@/lib/pages/page-metadata';

export const generateMetadata = () => namedMetadata('/account/orders', 'orders');

export default async function OrdersPage() {
  const locale = await getLocale();
  const t = await getTranslations('orders');

  return (
    <AccountShell locale={locale} title={t('title')} path="/account/orders">
      <TextsProvider locale={locale} texts={clientTexts(locale, ['orders', 'order', 'checkout', 'errors'])}>
        <OrderHistory contact={SITE.contact.email} />
      </TextsProvider>
    </AccountShell>
  );
}
