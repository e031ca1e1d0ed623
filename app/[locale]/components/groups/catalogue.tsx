import { useLocale, useTranslations } from 'next-intl';
import { PopularSearchesSample, SearchSuggestionsSample } from '@/app/[locale]/components/client-samples';
import { Sample, SampleGroup, SampleStates } from '@/app/[locale]/components/sample-group';
import {
  LONG_PRODUCT_NAME,
  PRICE_IDR,
  PRODUCT_NAME,
  PRODUCT_PICTURES,
  SEARCH_TEXT,
  SUGGESTED_PRODUCTS,
} from '@/app/[locale]/components/samples';
import { ArticleTeaser } from '@/components/blog/article-teaser';
import { ProductCard } from '@/components/catalogue/product-card';
import { FeaturedVariant, VariantSections } from '@/components/catalogue/variant-sections';
import { NewArrivals } from '@/components/home/home-products';
import { ListingResults } from '@/components/listing/listing-results';
import { RiderCard } from '@/components/riders/rider-card';
import { SearchFailure } from '@/components/search/search-results';
import { listArticles } from '@/lib/blog/articles';
import type { ProductCard as Card } from '@/lib/catalogue/product-card';
import { localePath } from '@/lib/i18n/locale-path';
import { LISTINGS } from '@/lib/listing/listings';
import { DEFAULT_LISTING_QUERY } from '@/lib/listing/query';
import type { ListingView } from '@/lib/listing/show-listing';
import { listRiders } from '@/lib/riders/riders';

function useCard(): Card {
  const href = localePath(useLocale(), '/components');
  const t = useTranslations('catalogue');
  const sizes = { label: t('sizes'), turns: ['28 30', '32'], soldOut: ` ${t('soldOut')}` };
  const [picture, second] = PRODUCT_PICTURES;
  return { id: PRODUCT_NAME, href, name: PRODUCT_NAME, price: PRICE_IDR, picture, second, sizes };
}

export function ProductCardSamples() {
  const locale = useLocale();
  const t = useTranslations('listing');
  const noImage = useTranslations('catalogue')('noImage');
  const card = useCard();
  const [rider] = listRiders();
  const [article] = listArticles(locale);
  const product = (changes: Partial<Card> = {}) => (
    <ProductCard card={{ ...card, ...changes }} noImage={noImage} sizes="20rem" />
  );
  const riderProps = { heading: 'h3' as const, sizes: '20rem' };

  return (
    <SampleGroup name="cards">
      <SampleStates
        of={{
          plain: product(),
          soldOut: product({ note: t('soldOut'), sizes: undefined }),
          noPicture: product({ picture: undefined, second: undefined }),
          longName: product({ name: LONG_PRODUCT_NAME, note: t('fewLeft') }),
          currentRider: rider && <RiderCard {...riderProps} rider={rider} current />,
          riderWithoutPicture: rider && <RiderCard {...riderProps} rider={{ ...rider, pictures: {} }} />,
          article: article && <ArticleTeaser article={article} heading="h3" />,
        }}
      />
    </SampleGroup>
  );
}

/** Lists of products that failed to load or are empty. */
export function ProductSectionSamples() {
  const t = useTranslations('men');
  const card = useCard();
  const text = { title: t('heading'), tagline: t('tagline') };
  const products = ['a', 'b'].map((id) => ({ ...card, id, href: `${card.href}?${id}` }));
  const variant = { id: 'sample', name: PRODUCT_NAME, isMen: true };

  return (
    <SampleGroup name="shelves">
      <SampleStates
        wide
        of={{
          sea: <FeaturedVariant {...text} tone="sea" block={{ products }} />,
          sand: <FeaturedVariant {...text} tone="sand" block={{ products: products.slice(0, 1) }} />,
          failed: <FeaturedVariant {...text} tone="sea" block={{ failed: 'products' }} />,
          empty: <FeaturedVariant {...text} tone="sand" block={{ products: [] }} />,
          failedArrivals: <NewArrivals tiles={{ outage: 'unavailable' }} />,
          failedSection: <VariantSections sections={[{ products: { outage: 'unavailable' }, variant }]} />,
        }}
      />
    </SampleGroup>
  );
}

const choice = (value: string, count: number, chosen = false, swatch?: string) => ({
  ...{ value, count, chosen, swatch },
  label: { en: value, id: value },
});

function useListing(): ListingView {
  const card = useCard();
  // Each card has its own picture, because a view transition needs unique names.
  const shown = PRODUCT_PICTURES.slice(0, 2).map((picture) => ({ ...card, id: picture.src, picture }));

  return {
    query: { ...DEFAULT_LISTING_QUERY, size: ['32'], max: PRICE_IDR, sort: 'newest', page: 2 },
    facets: [
      { name: 'size', choices: [choice('30', 4), choice('32', 9, true), choice('34', 0)] },
      { name: 'colour', choices: [choice('Laut', 3, false, 'teal'), choice('Pasir', 6, false, 'tan')] },
    ],
    prices: { min: PRICE_IDR / 2, max: PRICE_IDR * 2 },
    ...{ shown, total: 160, all: 240, page: 2, pages: 7, firstNew: 0 },
  };
}

export function ListingSamples() {
  return (
    <SampleGroup name="listing">
      <Sample state="narrowed" wide>
        <ListingResults listing={LISTINGS.men} view={useListing()} headed />
      </Sample>
    </SampleGroup>
  );
}

export function SearchSamples() {
  const queries = ['padang', 'padang padang', 'padang boardshorts'];

  return (
    <SampleGroup name="search">
      <SampleStates
        wide
        of={{
          suggestions: (
            <SearchSuggestionsSample suggestions={{ products: SUGGESTED_PRODUCTS, queries }} active={1} />
          ),
          productsOnly: (
            <SearchSuggestionsSample suggestions={{ products: SUGGESTED_PRODUCTS, queries: [] }} />
          ),
          noSuggestions: <PopularSearchesSample />,
          failed: <SearchFailure query={SEARCH_TEXT} />,
        }}
      />
    </SampleGroup>
  );
}
