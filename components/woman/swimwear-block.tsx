import { useTranslations } from 'next-intl';
import { ShopLink } from '@/components/layout/shop-link';
import { Notice, ReadFailureNotice } from '@/components/ui/notice';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import type { ProductCard } from '@/lib/catalogue/product-card';
import { omitShown } from '@/lib/catalogue/swimwear';
import { RandomProducts } from './random-products';
import styles from './swimwear-block.module.scss';

type SwimwearProps = {
  pool: ProductCard[] | Outage;
  /** The products that the page shows elsewhere. */
  shown?: readonly ProductCard[];
};

/** Some bikinis and swimsuits, with a link to all of them (spec §2). */
export function SwimwearBlock({ pool, shown = [] }: SwimwearProps) {
  const t = useTranslations('woman');

  return (
    <section className={styles.block}>
      <div>
        <h2 className="largeTitle">{t(shown.length > 0 ? 'moreSwimwear' : 'swimwearTitle')}</h2>
        <p className={`tagline ${styles.tagline}`}>{t('swimwearText')}</p>
      </div>
      <div className={styles.products}>
        <Products pool={pool} shown={shown} />
      </div>
      <ShopLink href="/woman/catalog" tone="outline" className={styles.all}>
        {t('seeAll')}
      </ShopLink>
    </section>
  );
}

function Products({ pool, shown = [] }: SwimwearProps) {
  const t = useTranslations('catalogue');
  const errors = useTranslations('errors');

  if (isOutage(pool)) return <ReadFailureNotice>{errors('productsUnavailable')}</ReadFailureNotice>;
  if (pool.length === 0) return <Notice tone="plain">{errors('noProductFound')}</Notice>;
  return <RandomProducts pool={omitShown(pool, shown)} noImage={t('noImage')} />;
}
