import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import { RetryButton } from '@/components/ui/retry-button';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import { womensProducts } from '@/lib/catalogue/womens-products';
import type { Variant } from '@/lib/contract/catalogue';
import type { Locale } from '@/lib/contract/locale';
import { ProductGrid } from './product-grid';
import styles from './womens-collection.module.scss';

type WomensCollectionProps = {
  title: string;
  products: ShopProduct[] | Outage;
  variants: Variant[] | Outage;
  locale: Locale;
};

/** All there is for women, or what spec §8 says in its place. */
export async function WomensCollection({ title, ...lists }: WomensCollectionProps) {
  return (
    <section className={styles.collection}>
      <h2 className={styles.title}>{title}</h2>
      <Collection {...lists} />
    </section>
  );
}

async function Collection({ products, variants, locale }: Omit<WomensCollectionProps, 'title'>) {
  const errors = await getTranslations({ locale, namespace: 'errors' });

  if (isOutage(products) || isOutage(variants)) {
    return (
      <Notice tone="danger" action={<RetryButton />}>
        {errors(isOutage(products) ? 'productsUnavailable' : 'variantUnavailable')}
      </Notice>
    );
  }
  const own = womensProducts(products, variants);
  if (own.length === 0) return <Notice tone="plain">{errors('noProductFound')}</Notice>;
  return <ProductGrid products={own} section="woman" locale={locale} />;
}
