import { getLocale, getTranslations } from 'next-intl/server';
import { Hero } from '@/components/layout/hero';
import { PageMain } from '@/components/layout/page-main';
import { PartnerBanner } from '@/components/layout/partner-banner';
import { LandingFilters } from '@/components/listing/listing-entrance';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { CategoryLinks } from '@/components/woman/category-links';
import { FilmPanel } from '@/components/woman/film-panel';
import { SummerBanner } from '@/components/woman/summer-banner';
import { SwimwearBlock } from '@/components/woman/swimwear-block';
import { HEROES } from '@/content/art/heroes';
import { PARTNER_BANNER, TIDE_FILM, WOMAN_ART } from '@/content/art/page-art';
import { SITE } from '@/content/site';
import { isOutage } from '@/lib/catalogue/outage';
import { localePath } from '@/lib/i18n/locale-path';
import { LISTINGS } from '@/lib/listing/listings';
import { readPlainListing } from '@/lib/pages/listing';
import { namedMetadata } from '@/lib/pages/page-metadata';
import { readWomanPage } from '@/lib/pages/woman';
import { listingPageData } from '@/lib/seo/listing-page-data';

export const generateMetadata = () => namedMetadata('/woman', 'woman');

export default async function WomanPage() {
  const locale = await getLocale();
  const t = await getTranslations('woman');
  const [{ categories, swimwear }, listing] = await Promise.all([
    readWomanPage(locale),
    readPlainListing('woman', locale),
  ]);

  return (
    <PageMain overlay>
      <Hero
        art={HEROES.woman}
        locale={locale}
        title={t('heading', { year: String(SITE.collectionYear) })}
        tagline={t('tagline')}
        place="sky"
        hazy
        long
      >
        <ButtonLink href={localePath(locale, '/woman/catalog')}>{t('seeAll')}</ButtonLink>
      </Hero>
      <CategoryLinks links={categories} locale={locale} />
      {!isOutage(listing) && <LandingFilters listing={LISTINGS.woman} view={listing} locale={locale} />}
      <SummerBanner art={WOMAN_ART.banner} locale={locale} />
      <FilmPanel poster={WOMAN_ART.tide} sources={TIDE_FILM} watch={SITE.videos} locale={locale} />
      <SwimwearBlock pool={swimwear} locale={locale} />
      <PartnerBanner art={PARTNER_BANNER} locale={locale} />
      <JsonLd data={listingPageData({ locale, section: 'woman', products: swimwear })} />
    </PageMain>
  );
}
