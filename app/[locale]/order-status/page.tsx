import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { RenderWhileVisible } from '@/components/hooks/render-while-visible';
import { PageMain } from '@/components/layout/page-main';
import { OrderOfAddress } from '@/components/orders/order-status';
import { ButtonLink } from '@/components/ui/button';
import { SITE } from '@/content/site';
import { clientTexts } from '@/lib/i18n/client-texts';
import { localePath } from '@/lib/i18n/locale-path';
import { TextsProvider } from '@/lib/i18n/texts';
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

export default async function OrderStatusPage() {
  const locale = await getLocale();
  const t = await getTranslations('order');

  return (
    <PageMain className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <div className={styles.close}>
          <ButtonLink href={localePath(locale, '/')} tone="outline">
            {t('close')}
          </ButtonLink>
        </div>
      </div>
      <TextsProvider locale={locale} texts={clientTexts(locale, ['order', 'checkout', 'errors'])}>
        <RenderWhileVisible>
          <OrderOfAddress contact={SITE.contact.email} />
        </RenderWhileVisible>
      </TextsProvider>
    </PageMain>
  );
}
