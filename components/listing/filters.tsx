import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/contract/locale';
import { type Address, FACET_NAMES, SORTS } from '@/lib/listing/query';
import type { ListingView } from '@/lib/listing/show-listing';
import { FilterForm } from './filter-form';
import { FilterGroup } from './filter-group';
import styles from './filters.module.scss';
import { PillChoice } from './pill-choice';
import { PriceFields } from './price-fields';

type FiltersProps = {
  address: Address;
  view: Pick<ListingView, 'query' | 'facets' | 'prices'>;
  locale: Locale;
  onLanding?: boolean;
};

/** All there is to choose in a listing, behind one word. A plain form: it works without any script. */
export async function Filters({ address, view, locale, onLanding = false }: FiltersProps) {
  const t = await getTranslations({ locale, namespace: 'listing' });
  const { query, facets, prices } = view;
  const priced = query.min !== undefined || query.max !== undefined;
  const chosen = FACET_NAMES.reduce((sum, name) => sum + query[name].length, priced ? 1 : 0);

  return (
    <details>
      <summary className={styles.summary}>
        <Icon name="filter" className={styles.icon} />
        {t('filterAndSort')}
        {chosen > 0 && (
          <span className={styles.number}>
            <span aria-hidden="true">{chosen}</span>
            <span className={styles.said}>{t('chosenCount', { count: chosen })}</span>
          </span>
        )}
      </summary>
      <FilterForm {...address} onLanding={onLanding} className={styles.form}>
        <div className={styles.groups}>
          {facets.map((facet) => (
            <FilterGroup key={facet.name} facet={facet} locale={locale} />
          ))}
          {prices && prices.max > prices.min && <PriceFields prices={prices} query={query} locale={locale} />}
          <fieldset>
            <legend className={styles.legend}>{t('sort')}</legend>
            <div className={styles.pills}>
              {SORTS.map((sort) => (
                <PillChoice key={sort} type="radio" name="sort" value={sort} chosen={query.sort === sort}>
                  {t(sort)}
                </PillChoice>
              ))}
            </div>
          </fieldset>
        </div>
        <div className={styles.actions}>
          <button type="submit" className={buttonClass()}>
            {t('show')}
          </button>
        </div>
      </FilterForm>
    </details>
  );
}
