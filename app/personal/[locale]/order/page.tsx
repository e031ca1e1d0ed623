import { getLocale, getTranslations } from 'next-intl/server';
import { PageMain } from '@/components/layout/page-main';
import { PageTexts } from '@/components/layout/page-texts';
import { LogInPrompt } from '@/components/personal/answer-notice';
import styles from '@/components/personal/personal.module.scss';
import { PersonalOrder } from '@/components/personal/personal-order';
import { Notice } from '@/components/ui/notice';
import { SITE } from '@/content/site';
import { readPersonalOrder } from '@/lib/forms/personal-pages';
import { pageMetadata } from '@/lib/pages/page-metadata';

export async function generateMetadata() {
  const locale = await getLocale();
  const t = await getTranslations('order');
  const words = await getTranslations('share');

  return pageMetadata({
    locale,
    path: '/order',
    title: t('title'),
    description: words('orderStatusDescription'),
  });
}

/** An order, for whom `/order-status` cannot ask for it. */
export default async function OrderPage({ searchParams }: PageProps<'/personal/[locale]/order'>) {
  const order = await readPersonalOrder(await searchParams, await getLocale());
  const t = await getTranslations('order');
  const errors = await getTranslations('errors');

  return (
    <PageMain className={styles.page} footer="compact">
      <h1 className="pageTitle">{t('title')}</h1>
      {order === 'nobody' && (
        <LogInPrompt from="/order">
          {errors('orderStatus', { code: 'unauthenticated', detail: '' })}
        </LogInPrompt>
      )}
      {order === 'failed' && (
        <Notice tone="danger">{errors('orderStatus', { code: 'unavailable', detail: '' })}</Notice>
      )}
      {order === null && <Notice tone="plain">{t('none')}</Notice>}
      {order && typeof order === 'object' && (
        <PageTexts namespaces={['order']}>
          <PersonalOrder order={order} contact={SITE.contact.email} />
        </PageTexts>
      )}
    </PageMain>
  );
}
