import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { RenderWhileVisible } from '@/components/hooks/render-while-visible';
import { PageMain } from '@/components/layout/page-main';
import { PageTexts } from '@/components/layout/page-texts';
import { ShopLink } from '@/components/layout/shop-link';
import { OrderOfAddress } from '@/components/orders/order-status';
import { buttonClass } from '@/components/ui/button';
import { SITE } from '@/content/site';
import { pageMetadata } from '@/lib/pages/page-metadata';
import styles from './page.module.scss';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const t = await getTranslations('order');
  const words = await getTranslations('share');

  return pageMetadata({
    locale,
    path: '/order-status',
    title: t('title'),
    description: words('orderStatusDescription'),
  });
}

export default function OrderStatusPage() {
  const t = useTranslations('order');
  const words = useTranslations('personal');

  return (
    <PageMain className={styles.page} footer="compact">
      <div className={styles.head}>
        <h1 className="pageTitle">{t('title')}</h1>
        <div className="screenOnly">
          <ShopLink href="/" tone="outline">
            {t('close')}
          </ShopLink>
        </div>
      </div>
      <noscript>
        {/* Posted to this page's own address, which names the order. */}
        <form method="post">
          <button type="submit" className={buttonClass('solid')}>
            {words('toOrder')}
          </button>
        </form>
      </noscript>
      <PageTexts namespaces={['order', 'checkout', 'errors']}>
        <RenderWhileVisible>
          <OrderOfAddress contact={SITE.contact.email} />
        </RenderWhileVisible>
      </PageTexts>
    </PageMain>
  );
}
