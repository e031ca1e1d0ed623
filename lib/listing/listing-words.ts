import 'server-only';
import { SITE } from '@/content/site';
import type { Locale } from '@/lib/contract/locale';
import { formatRupiah } from '@/lib/format/rupiah';
import { translator } from '@/lib/i18n/translator';
import type { Listing } from './listings';
import { FACET_NAMES, type ListingAddress, type ListingQuery, listingPath } from './query';
import type { ListingView } from './show-listing';

export type ListingTexts = { heading: string; title: string; tagline?: string; description: string };

function onlyCategory(view: ListingView | undefined, locale: Locale): string | undefined {
  const chosen = view?.facets
    .find(({ name }) => name === 'category')
    ?.choices.filter((choice) => choice.chosen);
  return chosen?.length === 1 ? chosen[0]?.label[locale] : undefined;
}

/**
 * Returns the texts of a listing. Without a view, such as during an outage, the texts do not mention filters.
 */
export function createListingTexts(
  { name, section }: Listing,
  view: ListingView | undefined,
  locale: Locale,
): ListingTexts {
  const t = translator(locale, 'listing');
  if (name === 'woman-catalog') {
    const year = String(SITE.catalogueYear);
    return {
      heading: t('catalogHeading', { year }),
      title: t('catalogTitle', { year }),
      tagline: t('catalogTagline'),
      description: t('catalogDescription', { year }),
    };
  }
  if (name === 'men-tees') {
    return {
      heading: t('tees'),
      title: t('categoryTitle', { section, category: t('tees') }),
      tagline: t('teesTagline'),
      description: t('teesDescription'),
    };
  }
  const category = onlyCategory(view, locale);
  const everything = t('everythingTitle', { section });
  return {
    heading: category ?? everything,
    title: category === undefined ? everything : t('categoryTitle', { section, category }),
    description: translator(locale, section)('description'),
  };
}

function priceLabel({ min, max }: ListingQuery, locale: Locale): string | undefined {
  const t = translator(locale, 'listing');
  if (min !== undefined && max !== undefined) return `${formatRupiah(min)} – ${formatRupiah(max)}`;
  if (min !== undefined) return t('from', { price: formatRupiah(min) });
  return max === undefined ? undefined : t('upTo', { price: formatRupiah(max) });
}

/** Returns the active filters, each with the URL of the listing without this filter. */
export function listActiveFilters(
  address: ListingAddress,
  view: Pick<ListingView, 'query' | 'facets'>,
  locale: Locale,
) {
  const query = { ...view.query, page: 1 };
  const chosen = FACET_NAMES.flatMap((name) =>
    (view.facets.find((facet) => facet.name === name)?.choices ?? [])
      .filter((choice) => choice.chosen)
      .map(({ value, label }) => ({
        label: label[locale],
        href: listingPath(address, { ...query, [name]: query[name].filter((other) => other !== value) }),
      })),
  );
  const price = priceLabel(query, locale);
  if (price === undefined) return chosen;
  return [
    ...chosen,
    { label: price, href: listingPath(address, { ...query, min: undefined, max: undefined }) },
  ];
}
