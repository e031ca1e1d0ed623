import { getLocale } from 'next-intl/server';
import { SearchFailure, SearchMain, SearchStartPage } from '@/components/search/search-results';
import { SHOP_LINK_GROUPS } from '@/content/navigation';
import { isOutage } from '@/lib/catalogue/outage';
import { metadataFromNamespace } from '@/lib/pages/page-metadata';
import { readSearchStartProducts } from '@/lib/pages/search';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataFromNamespace('/search', 'search');

export default async function SearchPage() {
  const locale = await getLocale();
  const cards = await readSearchStartProducts(locale);

  return (
    <SearchMain>
      {isOutage(cards) ? <SearchFailure /> : <SearchStartPage groups={SHOP_LINK_GROUPS} cards={cards} />}
    </SearchMain>
  );
}
