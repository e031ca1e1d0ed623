import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import { ListingPage } from '@/components/listing/listing-page';
import { JsonLd } from '@/components/seo/json-ld';
import { HEROES } from '@/content/heroes';
import { PARTNER_BANNER } from '@/content/partner-banner';
import { readPlainListing } from '@/lib/catalogue/read-listing';
import { LOCALES } from '@/lib/contract/locale';
import { listingWords } from '@/lib/listing/listing-words';
import { LISTINGS } from '@/lib/listing/listings';
import { listingPageData, shownProducts } from '@/lib/seo/listing-page-data';
import { pageMetadata } from '@/lib/seo/page-metadata';

const LISTING = LISTINGS['woman-catalog'];

export async function generateMetadata({ params }: PageProps<'/[locale]/woman/catalog'>): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  const { title, description } = listingWords(LISTING, undefined, locale);

  return pageMetadata({ locale, path: LISTING.path, title, description });
}

export default async function CatalogPage({ params }: PageProps<'/[locale]/woman/catalog'>) {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  setRequestLocale(locale);
  const view = await readPlainListing(LISTING.name);

  const { title } = listingWords(LISTING, undefined, locale);
  const products = shownProducts(view, LISTING.section, locale);

  return (
    <>
      <ListingPage
        listing={LISTING}
        view={view}
        locale={locale}
        art={{ catalog: HEROES.catalog, banner: PARTNER_BANNER }}
      />
      <JsonLd
        data={listingPageData({
          locale,
          section: LISTING.section,
          page: { name: title, path: LISTING.path },
          products,
        })}
      />
    </>
  );
}
