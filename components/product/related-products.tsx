import { getTranslations } from 'next-intl/server';
import { ProductCard } from '@/components/catalogue/product-card';
import { type CardFacts, productCard } from '@/lib/catalogue/product-card';
import type { Section } from '@/lib/catalogue/section';
import type { Locale } from '@/lib/contract/locale';
import styles from './related-products.module.scss';

type RelatedProductsProps = { products: readonly CardFacts[]; section: Section; locale: Locale };

/** What to look at next; nothing where there is nothing else. */
export async function RelatedProducts({ products, section, locale }: RelatedProductsProps) {
  if (products.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'catalogue' });

  return (
    <section className={styles.related} aria-label={t('related')}>
      <h2 className={styles.title}>{t('related')}</h2>
      <ul className={styles.row}>
        {products.map((product) => (
          <li key={product.slug}>
            <ProductCard
              card={productCard(product, section, locale)}
              noImage={t('noImage')}
              sizes="(min-width: 1440px) 20rem, (min-width: 768px) 23vw, 46vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
