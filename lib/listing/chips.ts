import type { Locale } from '@/lib/contract/locale';
import { formatRupiah } from '@/lib/format/rupiah';
import { type Address, FACET_NAMES, type ListingQuery, listingPath } from './query';
import type { ListingView } from './show-listing';

export type Chip = { label: string; href: string };

type PriceWords = { from: (price: string) => string; upTo: (price: string) => string };

function priceLabel({ min, max }: ListingQuery, words: PriceWords): string | undefined {
  if (min !== undefined && max !== undefined) return `${formatRupiah(min)} – ${formatRupiah(max)}`;
  if (min !== undefined) return words.from(formatRupiah(min));
  return max === undefined ? undefined : words.upTo(formatRupiah(max));
}

export function chips(
  address: Address,
  view: Pick<ListingView, 'query' | 'facets'>,
  locale: Locale,
  words: PriceWords,
): Chip[] {
  const query = { ...view.query, page: 1 };
  const chosen = FACET_NAMES.flatMap((name) =>
    (view.facets.find((facet) => facet.name === name)?.choices ?? [])
      .filter((choice) => choice.chosen)
      .map(({ value, label }) => ({
        label: label[locale],
        href: listingPath(address, { ...query, [name]: query[name].filter((other) => other !== value) }),
      })),
  );
  const price = priceLabel(query, words);
  if (price === undefined) return chosen;
  return [
    ...chosen,
    { label: price, href: listingPath(address, { ...query, min: undefined, max: undefined }) },
  ];
}
