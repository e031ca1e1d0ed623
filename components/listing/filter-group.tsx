import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import type { Facet } from '@/lib/listing/show-listing';
import styles from './filters.module.scss';
import { PillChoice } from './pill-choice';

/** What may be chosen of one kind, any number of them, each with how many products it would leave. */
export async function FilterGroup({ facet, locale }: { facet: Facet; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'listing' });

  return (
    <fieldset>
      <legend className={styles.legend}>{t(facet.name)}</legend>
      <div className={styles.pills}>
        {facet.choices.map(({ value, label, swatch, count, chosen }) => (
          <PillChoice
            key={value}
            type="checkbox"
            name={facet.name}
            value={value}
            chosen={chosen}
            swatch={swatch}
            count={{ number: count, said: t('results', { count }) }}
          >
            {label[locale]}
          </PillChoice>
        ))}
      </div>
    </fieldset>
  );
}
