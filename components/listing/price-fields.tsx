import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/ui/field';
import type { Locale } from '@/lib/contract/locale';
import { formatRupiah } from '@/lib/format/rupiah';
import type { ListingQuery } from '@/lib/listing/query';
import styles from './filters.module.scss';

/** The arrow keys go by so many rupiah; any other price may be typed. */
const STEP = 50_000;

type PriceFieldsProps = {
  prices: { min: number; max: number };
  query: Pick<ListingQuery, 'min' | 'max'>;
  locale: Locale;
};

/** The cheapest and the dearest one wants to see, in whole rupiah. */
export async function PriceFields({ prices, query, locale }: PriceFieldsProps) {
  const t = await getTranslations({ locale, namespace: 'listing' });
  const range = t('priceRange', { min: formatRupiah(prices.min), max: formatRupiah(prices.max) });
  const common = { type: 'number', inputMode: 'numeric', min: 0, step: STEP, autoComplete: 'off' } as const;

  return (
    <fieldset>
      <legend className={styles.legend}>
        {t('price')} <span className={styles.range}>{range}</span>
      </legend>
      <div className={styles.prices}>
        <Field {...common} name="min" label={t('priceFrom')} defaultValue={query.min} />
        <Field {...common} name="max" label={t('priceTo')} defaultValue={query.max} />
      </div>
    </fieldset>
  );
}
