import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import { RetryButton } from '@/components/ui/retry-button';
import { isOutage } from '@/lib/catalogue/outage';
import type { Locale } from '@/lib/contract/locale';
import type { VariantSection } from '@/lib/pages/men';
import { ProductCard } from './product-card';
import styles from './variant-sections.module.scss';

type VariantSectionsProps = { sections: VariantSection[]; locale: Locale };

/** One section for each variant, as wide as it has products, so that small ones share a row. */
export async function VariantSections({ sections, locale }: VariantSectionsProps) {
  const t = await getTranslations({ locale, namespace: 'men' });

  if (sections.length === 0) return null;

  return (
    <div className={styles.sections}>
      {sections.map(({ variant, products }) => (
        <section key={variant.id} className={styles.section} data-span={spanOf(products)}>
          <h2 className={styles.title}>{t('variantHeading', { name: variant.name })}</h2>
          <SectionProducts products={products} locale={locale} />
        </section>
      ))}
    </div>
  );
}

function spanOf(products: VariantSection['products']): number {
  return isOutage(products) ? 4 : Math.min(Math.max(products.length, 1), 4);
}

async function SectionProducts({
  products,
  locale,
}: {
  products: VariantSection['products'];
  locale: Locale;
}) {
  const t = await getTranslations({ locale, namespace: 'catalogue' });
  const errors = await getTranslations({ locale, namespace: 'errors' });
  const failures = await getTranslations({ locale, namespace: 'failures' });

  if (isOutage(products)) {
    return (
      <Notice tone="danger" action={<RetryButton />}>
        {errors('mensSection', { detail: failures(products.outage) })}
      </Notice>
    );
  }
  if (products.length === 0) return <Notice tone="plain">{errors('noVariantProducts')}</Notice>;

  return (
    <ul className={styles.products}>
      {products.map((card) => (
        <li key={card.id}>
          <ProductCard card={card} noImage={t('noImage')} sizes="(min-width: 1024px) 22vw, 46vw" />
        </li>
      ))}
    </ul>
  );
}
