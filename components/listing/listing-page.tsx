import { getTranslations } from 'next-intl/server';
import { PageMain } from '@/components/layout/page-main';
import { PartnerBanner } from '@/components/layout/partner-banner';
import { Notice } from '@/components/ui/notice';
import { RetryButton } from '@/components/ui/retry-button';
import type { Art } from '@/content/art';
import type { HeroArt } from '@/content/heroes';
import { isOutage } from '@/lib/catalogue/outage';
import type { Locale } from '@/lib/contract/locale';
import { listingWords } from '@/lib/listing/listing-words';
import type { Listing } from '@/lib/listing/listings';
import type { ListingView } from '@/lib/listing/show-listing';
import type { ListingFault } from '@/lib/pages/listing';
import { CatalogHead } from './catalog-head';
import { ListingHead } from './listing-head';
import styles from './listing-page.module.scss';
import { ListingResults } from './listing-results';

type ListingPageProps = {
  listing: Listing;
  view: ListingView | ListingFault;
  locale: Locale;
  /** The picture of the women's catalogue, and the one of the banner at the end of pages. */
  art: { catalog: HeroArt; banner: Art };
};

/** The page of a listing under any query, or of one without a landing page. */
export async function ListingPage({ listing, view, locale, art }: ListingPageProps) {
  const t = await getTranslations({ locale, namespace: 'listing' });
  const words = listingWords(listing, isOutage(view) ? undefined : view, locale);
  const isCatalog = listing.name === 'woman-catalog';

  return (
    <PageMain overlay={isCatalog}>
      {isCatalog && <CatalogHead art={art.catalog} words={words} locale={locale} />}
      <section className={styles.column}>
        {isCatalog ? (
          <h2 className={styles.title}>{t('catalogGrid')}</h2>
        ) : (
          <ListingHead listing={listing} words={words} locale={locale} />
        )}
        {isOutage(view) ? (
          <Unreadable of={view.of} locale={locale} />
        ) : (
          <ListingResults listing={listing} view={view} locale={locale} headed={isCatalog} />
        )}
      </section>
      <PartnerBanner art={art.banner} locale={locale} />
    </PageMain>
  );
}

async function Unreadable({ of, locale }: { of: ListingFault['of']; locale: Locale }) {
  const errors = await getTranslations({ locale, namespace: 'errors' });

  return (
    <Notice tone="danger" action={<RetryButton />}>
      {errors(of === 'products' ? 'productsUnavailable' : 'variantUnavailable')}
    </Notice>
  );
}
