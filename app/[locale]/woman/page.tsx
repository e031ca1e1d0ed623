import { getLocale, getTranslations } from 'next-intl/server';
import { ProductSections } from '@/components/catalogue/product-sections';
import { Hero } from '@/components/layout/hero';
import { PageMain } from '@/components/layout/page-main';
import { PartnerBanner } from '@/components/layout/partner-banner';
import { ShopLink } from '@/components/layout/shop-link';
import { ListingEntryLinks } from '@/components/listing/listing-entry-links';
import { JsonLd } from '@/components/seo/json-ld';
import { SwimwearBlock } from '@/components/woman/swimwear-block';
import { FilmPanel, SummerBanner } from '@/components/woman/woman-landing';
import { SITE } from '@/content/site';
import { SITE_PICTURES, WAVE_FILM_SOURCES } from '@/content/site-pictures';
import { isOutage } from '@/lib/catalogue/outage';
import { LISTINGS } from '@/lib/listing/listings';
import { readCategoryRows, readListingWithoutQuery } from '@/lib/pages/listing';
import { metadataFromNamespace } from '@/lib/pages/page-metadata';
import { listSwimwear } from '@/lib/pages/woman';
import { listingPageJsonLd } from '@/lib/seo/page-data';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataFromNamespace('/woman', 'woman');

export default async function WomenPage() {
  const locale = await getLocale();
  const t = await getTranslations('woman');
  const [rows, swimwear, listing] = await Promise.all([
    readCategoryRows('woman', locale),
    listSwimwear(locale),
    readListingWithoutQuery('woman', locale),
  ]);

  return (
    <PageMain overlay>
      <Hero
        art={SITE_PICTURES.heroes.woman}
        title={t('heading', { year: String(SITE.collectionYear) })}
        tagline={t('tagline')}
        place="sky"
        hazy
        long
        whole
        tall
      >
        <ShopLink href="/woman/catalog" tone="solid">
          {t('seeAll')}
        </ShopLink>
      </Hero>
      {!isOutage(listing) && <ListingEntryLinks listing={LISTINGS.woman} view={listing} />}
      <ProductSections sections={rows} />
      <SummerBanner art={SITE_PICTURES.woman.banner} />
      <FilmPanel poster={SITE_PICTURES.woman.tide} sources={WAVE_FILM_SOURCES} watch={SITE.videos} />
      <SwimwearBlock pool={swimwear} shown={rows.flatMap(({ products }) => products)} />
      <PartnerBanner art={SITE_PICTURES.partnerBanner} />
      <JsonLd
        data={listingPageJsonLd({
          locale,
          section: 'woman',
          products: rows.flatMap(({ products }) => products),
        })}
      />
    </PageMain>
  );
}
