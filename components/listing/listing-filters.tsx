import { useLocale, useTranslations } from 'next-intl';
import { getButtonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { formatRupiah } from '@/lib/format/rupiah';
import { groupSizes } from '@/lib/listing/choices';
import {
  FACET_NAMES,
  type ListingAddress,
  type ListingQuery,
  listingPath,
  SORT_OPTIONS,
} from '@/lib/listing/query';
import type { Facet, ListingView } from '@/lib/listing/show-listing';
import { FilterForm } from './filter-form';
import styles from './listing-filters.module.scss';

type ListingFiltersProps = {
  address: ListingAddress;
  view: Pick<ListingView, 'query' | 'facets' | 'prices' | 'total'>;
  onLanding?: boolean;
};

/** The filters and sorting of a listing, a GET form that works without script. */
export function ListingFilters({ address, view, onLanding = false }: ListingFiltersProps) {
  const t = useTranslations('listing');
  const { query, facets, prices } = view;
  const priced = query.min !== undefined || query.max !== undefined;
  // Next.js keeps pages of this listing with other filters in the DOM, and `useId` repeats its ids on each of
  // them.
  const id = `filters${(onLanding ? address.path : listingPath(address, query)).replace(/\W+/g, '-')}`;
  const chosen = FACET_NAMES.reduce((sum, name) => sum + query[name].length, priced ? 1 : 0);

  return (
    <>
      <button type="button" popoverTarget={id} className={styles.opener}>
        <Icon name="filter" className={styles.icon} />
        {t('filterAndSort')}
        {chosen > 0 && (
          <span className={styles.number}>
            <span aria-hidden="true">{chosen}</span>
            <span className="visuallyHidden">{t('chosenCount', { count: chosen })}</span>
          </span>
        )}
      </button>
      <div id={id} popover="auto" role="dialog" aria-label={t('filterAndSort')} className={styles.panel}>
        <FilterForm {...address} onLanding={onLanding} className={styles.form}>
          <div className={styles.head}>
            <span className={styles.legend}>{t('filterAndSort')}</span>
            <button
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              aria-label={t('closeFilters')}
              className={styles.close}
            >
              <Icon name="close" />
            </button>
          </div>
          <div className={styles.groups}>
            {facets.map((facet) => (
              <FilterGroup key={facet.name} facet={facet} />
            ))}
            {prices && prices.max > prices.min && <PriceFields id={id} prices={prices} query={query} />}
            <fieldset className={styles.group}>
              <legend className={styles.legend}>{t('sort')}</legend>
              <div className="row2">
                {SORT_OPTIONS.map((sort) => (
                  <PillChoice key={sort} type="radio" name="sort" value={sort} chosen={query.sort === sort}>
                    {t(sort)}
                  </PillChoice>
                ))}
              </div>
            </fieldset>
          </div>
          <div className={styles.actions}>
            <button type="submit" className={getButtonClass('solid', styles.show)}>
              <span>
                {t.rich('show', {
                  count: view.total,
                  n: (number) => <span className={styles.total}>{number}</span>,
                })}
              </span>
            </button>
          </div>
        </FilterForm>
      </div>
    </>
  );
}

/** One facet with its values and their product counts. Sizes of several systems have a subtitle for each system. */
function FilterGroup({ facet }: { facet: Facet }) {
  const t = useTranslations('listing');
  const systems = facet.name === 'size' ? groupSizes(facet.choices) : [];

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t(facet.name)}</legend>
      {systems.length > 1 ? (
        systems.map(([system, choices]) => (
          <fieldset key={system} className={styles.system}>
            <legend className={styles.systemName}>{t(system)}</legend>
            <FacetPills name={facet.name} choices={choices} />
          </fieldset>
        ))
      ) : (
        <FacetPills {...facet} />
      )}
    </fieldset>
  );
}

function FacetPills({ name, choices }: Facet) {
  const locale = useLocale();
  const t = useTranslations('listing');

  return (
    <div className="row2">
      {choices.map(({ value, label, swatch, count, chosen }) => (
        <PillChoice
          key={value}
          type="checkbox"
          name={name}
          value={value}
          chosen={chosen}
          swatch={swatch}
          count={{ number: count, said: t('results', { count }) }}
        >
          {label[locale]}
        </PillChoice>
      ))}
    </div>
  );
}

/** The step of the arrow keys in rupiah. Other prices may be typed. */
const STEP = 50_000;

type PriceFieldsProps = {
  /** Prefix of the input ids. */
  id: string;
  prices: { min: number; max: number };
  query: Pick<ListingQuery, 'min' | 'max'>;
};

/** Minimum and maximum price in rupiah. */
function PriceFields({ id, prices, query }: PriceFieldsProps) {
  const t = useTranslations('listing');
  const range = t('priceRange', { min: formatRupiah(prices.min), max: formatRupiah(prices.max) });
  const common = { type: 'number', inputMode: 'numeric', min: 0, step: STEP, autoComplete: 'off' } as const;

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {t('price')} <span className={styles.range}>{range}</span>
      </legend>
      <div className={styles.prices}>
        <Field {...common} id={`${id}-min`} name="min" label={t('priceFrom')} defaultValue={query.min} />
        <Field {...common} id={`${id}-max`} name="max" label={t('priceTo')} defaultValue={query.max} />
      </div>
    </fieldset>
  );
}

type PillChoiceProps = {
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  chosen: boolean;
  /** A CSS background, shown as a dot. */
  swatch?: string | undefined;
  /** The number of products with this choice, and its text for screen readers. */
  count?: { number: number; said: string };
  children: string;
};

/** A checkbox or radio button that looks like a pill. */
function PillChoice({ type, name, value, chosen, swatch, count, children }: PillChoiceProps) {
  return (
    <label className={styles.pill}>
      <input className={styles.input} type={type} name={name} value={value} defaultChecked={chosen} />
      {swatch && <span className={styles.swatch} style={{ background: swatch }} aria-hidden="true" />}
      <span>{children}</span>
      {count && (
        <>
          <span className={styles.pillCount} aria-hidden="true">
            {count.number}
          </span>
          <span className="visuallyHidden">{count.said}</span>
        </>
      )}
    </label>
  );
}
