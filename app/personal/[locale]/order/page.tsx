import { getLocale, getTranslations } from 'next-intl/server';
import { PageMain } from '@/components/layout/page-main';
import { PageTexts } from '@/components/layout/page-texts';
import { LogInPrompt } from '@/components/personal/answer-notice';
import styles from '@/components/personal/personal.module.scss';
import { PersonalOrder } from '@/components/personal/personal-order';
import { Notice } from '@/components/ui/notice';
import { SITE } from '@/content/site';
import { readPersonalOrder } from '@/lib/forms/personal-pages';
import { translator } from '@/lib/i18n/translator';
import { wordedMetadata } from '@/lib/pages/page-metadata';

export const generateMetadata = () =>
  wordedMetadata('/order', 'order', (t, locale) => ({
    title: t('title'),
    description: translator(locale, 'share')('orderStatusDescription'),
  }));

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
