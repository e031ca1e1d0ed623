import { useTranslations } from 'next-intl';
import { RenderWhileVisible } from '@/components/hooks/use-hydrated';
import { PageMain } from '@/components/layout/page-main';
import { PageMessagesProvider } from '@/components/layout/page-messages-provider';
import { ShopLink } from '@/components/layout/shop-link';
import { SitePictureImage } from '@/components/layout/site-picture-image';
import { OrderFromUrl } from '@/components/orders/polled-order';
import { JavaScriptRequiredNotice } from '@/components/ui/javascript-required-notice';
import { SITE } from '@/content/site';
import { SITE_PICTURES } from '@/content/site-pictures';
import { translator } from '@/lib/i18n/translator';
import { metadataFromMessages } from '@/lib/pages/page-metadata';
import styles from './page.module.scss';

export const ensureStatic = 'navigation';

export const generateMetadata = () =>
  metadataFromMessages('/order-status', 'order', (t, locale) => ({
    title: t('title'),
    description: translator(locale, 'share')('orderStatusDescription'),
  }));

export default function OrderStatusPage() {
  const t = useTranslations('order');
  const layout = useTranslations('layout');

  return (
    <PageMain className={styles.main} footer="compact">
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 className={`pageTitle ${styles.title}`}>{t('title')}</h1>
          <div className="screenOnly">
            <ShopLink href="/" tone="plain">
              {t('close')}
            </ShopLink>
          </div>
        </div>
        <JavaScriptRequiredNotice />
        <PageMessagesProvider namespaces={['order', 'checkout', 'errors']}>
          <RenderWhileVisible>
            <OrderFromUrl contact={SITE.contact.email} />
          </RenderWhileVisible>
        </PageMessagesProvider>
        <div className={styles.loggedOut}>
          <p>{t('loggedOutUse')}</p>
          <p className={styles.links}>
            <ShopLink href="/shipping-and-returns">{layout('shippingAndReturns')}</ShopLink>
            <ShopLink href="/store">{layout('findUs')}</ShopLink>
          </p>
        </div>
      </div>
      <SitePictureImage art={SITE_PICTURES.heroes.sustainability} sizes="100vw" className={styles.print} />
    </PageMain>
  );
}
