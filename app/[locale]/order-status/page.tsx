import { useTranslations } from 'next-intl';
import { RenderWhileVisible } from '@/components/hooks/use-hydrated';
import { BrandPicture } from '@/components/layout/brand-picture';
import { PageMain } from '@/components/layout/page-main';
import { PageTexts } from '@/components/layout/page-texts';
import { ShopLink } from '@/components/layout/shop-link';
import { OrderOfAddress } from '@/components/orders/order-status';
import { NeedsJavaScript } from '@/components/ui/needs-javascript';
import { ART } from '@/content/art';
import { SITE } from '@/content/site';
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

  return (
    <PageMain footer="compact">
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 className="pageTitle">{t('title')}</h1>
          <div className="screenOnly">
            <ShopLink href="/" tone="outline">
              {t('close')}
            </ShopLink>
          </div>
        </div>
        <NeedsJavaScript />
        <PageTexts namespaces={['order', 'checkout', 'errors']}>
          <RenderWhileVisible>
            <OrderOfAddress contact={SITE.contact.email} />
          </RenderWhileVisible>
        </PageTexts>
      </div>
      <BrandPicture art={ART.heroes.sustainability} sizes="100vw" className={styles.print} />
    </PageMain>
  );
}
