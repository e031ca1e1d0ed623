import { getLocale, getTranslations } from 'next-intl/server';
import { Hero } from '@/components/layout/hero';
import { PageMain } from '@/components/layout/page-main';
import { PartnerBanner } from '@/components/layout/partner-banner';
import { ShopLink } from '@/components/layout/shop-link';
import { LandingFilters } from '@/components/listing/listing-entrance';
import { JsonLd } from '@/components/seo/json-ld';
import { SwimwearBlock } from '@/components/woman/swimwear-block';
import { CategoryLinks, FilmPanel, SummerBanner } from '@/components/woman/woman-landing';
import { ART, TIDE_FILM } from '@/content/art';
import { SITE } from '@/content/site';
import { isOutage } from '@/lib/catalogue/outage';
import { LISTINGS } from '@/lib/listing/listings';
import { readPlainListing } from '@/lib/pages/listing';
import { namedMetadata } from '@/lib/pages/page-metadata';
import { listCategoryLinks, listSwimwear } from '@/lib/pages/woman';
import { listingPageData } from '@/lib/seo/page-data';

export const ensureStatic = 'navigation';

export const generateMetadata = () => namedMetadata('/woman', 'woman');

export default async function WomanPage() {
  const locale = await getLocale();
  const t = await getTranslations('woman');
  const [categories, swimwear, listing] = await Promise.all([
    listCategoryLinks(locale),
    listSwimwear(locale),
    readPlainListing('woman', locale),
  ]);

  return (
    <PageMain overlay>
      <Hero
        art={ART.heroes.woman}
        title={t('heading', { year: String(SITE.collectionYear) })}
        tagline={t('tagline')}
        place="sky"
        hazy
        long
      >
        <ShopLink href="/woman/catalog" tone="solid">
          {t('seeAll')}
        </ShopLink>
      </Hero>
      <CategoryLinks links={categories} />
      {!isOutage(listing) && <LandingFilters listing={LISTINGS.woman} view={listing} />}
      <SummerBanner art={ART.woman.banner} />
      <FilmPanel poster={ART.woman.tide} sources={TIDE_FILM} watch={SITE.videos} />
      <SwimwearBlock pool={swimwear} />
      <PartnerBanner art={ART.partnerBanner} />
      <JsonLd data={listingPageData({ locale, section: 'woman', products: swimwear })} />
    </PageMain>
  );
}
