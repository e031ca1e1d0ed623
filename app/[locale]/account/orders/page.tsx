import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AccountShell } from '@/components/account/account-shell';
import { OrderHistory } from '@/components/orders/order-history';
import { SITE } from '@/content/site';
import { LOCALES } from '@/lib/contract/locale';
import { clientTexts } from '@/lib/i18n/client-texts';
import { TextsProvider } from '@/lib/i18n/texts';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/account/orders'>): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'orders' });

  return pageMetadata({
    locale,
    path: '/account/orders',
    title: t('title'),
    description: t('description'),
    index: false,
  });
}

export default async function OrdersPage({ params }: PageProps<'/[locale]/account/orders'>) {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations('orders');

  return (
    <AccountShell locale={locale} title={t('title')} path="/account/orders">
      <TextsProvider locale={locale} texts={clientTexts(locale, ['orders', 'order', 'checkout', 'errors'])}>
        <OrderHistory contact={SITE.contact.email} />
      </TextsProvider>
    </AccountShell>
  );
}
