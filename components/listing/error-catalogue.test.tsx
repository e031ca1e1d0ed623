import { screen } from '@testing-library/react';
import { SITE_PICTURES } from '@/content/site-pictures';
import { LOCALES } from '@/lib/contract/locale';
import { createListingIndex } from '@/lib/listing/listing-index';
import { LISTINGS } from '@/lib/listing/listings';
import { DEFAULT_LISTING_QUERY } from '@/lib/listing/query';
import { createListingView, type ListingView } from '@/lib/listing/show-listing';
import type { ListingOutage } from '@/lib/pages/listing';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { ListingPage } from './listing-page';

const TEES = LISTINGS['men-tees'];
const RETRY = { en: 'Retry', id: 'Coba lagi' };

describe.each(LOCALES)('spec §8: Listings (%s)', (locale) => {
  const show = (view: ListingView | ListingOutage) =>
    renderServerPart(<ListingPage listing={TEES} view={view} art={SITE_PICTURES} />, locale);
  const texts = {
    en: {
      products: 'Unable to load products at this time.',
      variants: 'Unable to load variant details.',
      none: 'No product found',
    },
    id: {
      products: 'Produk belum dapat dimuat saat ini.',
      variants: 'Detail varian belum dapat dimuat.',
      none: 'Produk tidak ditemukan',
    },
  }[locale];

  it.each(['products', 'variants'] as const)('reports that the %s cannot be read', async (of) => {
    await show({ outage: 'unavailable', of });
    expect(screen.getByRole('alert')).toHaveTextContent(texts[of]);
    expect(screen.getByRole('button', { name: RETRY[locale] })).toBeVisible();
  });

  it('reports that there are no products', async () => {
    const empty = { products: [], variants: [], categories: [], sizes: [], items: [] };
    await show({
      ...createListingView(TEES, createListingIndex(TEES, empty, locale), DEFAULT_LISTING_QUERY),
      shown: [],
    });
    expect(screen.getByText(texts.none)).toBeVisible();
  });
});
