import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Notice, ReadFailureNotice } from '@/components/ui/notice';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import type { ProductCard } from '@/lib/catalogue/product-card';
import { variantLabel } from '@/lib/catalogue/shop-product';
import type { Variant } from '@/lib/contract/catalogue';
import type { FeaturedBlock as Block } from '@/lib/pages/men';
import { ProductCards } from './product-cards';
import { type ProductSection, ProductSections } from './product-sections';
import styles from './variant-sections.module.scss';

type FeaturedVariantProps = {
  title: string;
  tagline: string;
  /** A sentence that says what is special about the variant. */
  text: string;
  block: Block;
  tone: 'sea' | 'sand';
};

/** A featured variant with its products (spec §2), or the error (spec §8). */
export function FeaturedVariant({ title, tagline, text, block, tone }: FeaturedVariantProps) {
  const t = useTranslations('catalogue');
  const more = 'failed' in block ? undefined : block.more;

  return (
    <section className={`${styles.block} ${styles[tone]}`}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 className={styles.name}>{title}</h2>
          <p className={styles.tagline}>{tagline}</p>
          <p className={styles.text}>{text}</p>
          {more && (
            <Link href={more.href} prefetch={false} className={styles.more}>
              {t('seeAll', { category: more.category })}
            </Link>
          )}
        </div>
        <FeaturedProducts block={block} tone={tone} />
      </div>
    </section>
  );
}

function FeaturedProducts({ block, tone }: Pick<FeaturedVariantProps, 'block' | 'tone'>) {
  const errors = useTranslations('errors');
  const phoneWidth = tone === 'sand' ? 46 : 92;

  if ('failed' in block)
    return <ReadFailureNotice>{errors('featuredBlock', { code: block.failed })}</ReadFailureNotice>;
  if (block.products.length === 0) return <Notice tone="plain">{errors('noFeatured')}</Notice>;

  return (
    <ProductCards
      cards={block.products}
      sizes={`(min-width: 2000px) 620px, (min-width: 1024px) 31vw, (min-width: 768px) 46vw, ${phoneWidth}vw`}
      className={styles.featured}
    />
  );
}

type VariantSectionsProps = {
  sections: readonly {
    variant: Variant;
    products: ProductCard[] | Outage;
    more?: ProductSection['more'];
  }[];
};

/** One section per variant with its featured products (spec §2), or the error (spec §8). */
export function VariantSections({ sections }: VariantSectionsProps) {
  const locale = useLocale();
  const t = useTranslations('men');
  const errors = useTranslations('errors');
  const failures = useTranslations('failures');
  const nameOf = ({ name }: Variant) => variantLabel(name, locale);

  return (
    <ProductSections
      sections={sections.map(({ variant, products, more }) => ({
        id: variant.id,
        title: t('variantHeading', { name: nameOf(variant) }),
        more,
        ...(isOutage(products)
          ? {
              products: [],
              message: (
                <ReadFailureNotice>
                  {errors('mensSection', { detail: failures(products.outage) })}
                </ReadFailureNotice>
              ),
            }
          : {
              products,
              message: products.length === 0 && <Notice tone="plain">{errors('noVariantProducts')}</Notice>,
            }),
      }))}
    />
  );
}
