import { getTranslations } from 'next-intl/server';
import { productCard } from '@/lib/catalogue/product-card';
import type { Section } from '@/lib/catalogue/section';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import type { Locale } from '@/lib/contract/locale';
import { ProductCard } from './product-card';
import styles from './product-grid.module.scss';

/** Every so many cards one is shown large, in its styled picture. */
const LARGE_EVERY = 11;

type ProductGridProps = { products: ShopProduct[]; section: Section; locale: Locale };

/** All products of a listing; now and then one takes four places. */
export async function ProductGrid({ products, section, locale }: ProductGridProps) {
  const t = await getTranslations({ locale, namespace: 'catalogue' });

  return (
    <ul className={styles.grid}>
      {products.map((product, index) => {
        const large = index % LARGE_EVERY === 0;
        return (
          <li key={product.id} className={large ? styles.large : undefined}>
            <ProductCard
              card={productCard(product, section, locale, large ? 'fullBody' : 'main')}
              noImage={t('noImage')}
              sizes={
                large
                  ? '(min-width: 1024px) 46vw, (min-width: 768px) 61vw, 92vw'
                  : '(min-width: 1024px) 22vw, (min-width: 768px) 29vw, 46vw'
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
