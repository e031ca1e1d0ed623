import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { RetryButton } from '@/components/ui/retry-button';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import type { ProductCard } from '@/lib/catalogue/product-card';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { DrawnProducts } from './drawn-products';
import styles from './swimwear-block.module.scss';

type SwimwearProps = { pool: ProductCard[] | Outage; locale: Locale };

/** Some bikinis and swimsuits, and the way to all of them (spec §2). */
export async function SwimwearBlock({ pool, locale }: SwimwearProps) {
  const t = await getTranslations({ locale, namespace: 'woman' });

  return (
    <section className={styles.block}>
      <div>
        <h2 className={styles.title}>{t('swimwearTitle')}</h2>
        <p className={styles.tagline}>{t('swimwearText')}</p>
      </div>
      <div className={styles.products}>
        <Products pool={pool} locale={locale} />
      </div>
      <ButtonLink href={localePath(locale, '/woman/catalog')} tone="outline" className={styles.all}>
        {t('seeAll')}
      </ButtonLink>
    </section>
  );
}

async function Products({ pool, locale }: SwimwearProps) {
  const t = await getTranslations({ locale, namespace: 'catalogue' });
  const errors = await getTranslations({ locale, namespace: 'errors' });

  if (isOutage(pool)) {
    return (
      <Notice tone="danger" action={<RetryButton />}>
        {errors('productsUnavailable')}
      </Notice>
    );
  }
  if (pool.length === 0) return <Notice tone="plain">{errors('noProductFound')}</Notice>;
  return <DrawnProducts pool={pool} noImage={t('noImage')} />;
}
