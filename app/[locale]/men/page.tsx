import { getLocale, getTranslations } from 'next-intl/server';
import { FeatureRow } from '@/components/catalogue/feature-row';
import { FeaturedVariant, VariantSections } from '@/components/catalogue/variant-sections';
import { Hero } from '@/components/layout/hero';
import { PageMain } from '@/components/layout/page-main';
import { PartnerBanner } from '@/components/layout/partner-banner';
import { ListingEntryLinks } from '@/components/listing/listing-entry-links';
import { JsonLd } from '@/components/seo/json-ld';
import { SITE_PICTURES } from '@/content/site-pictures';
import { isOutage } from '@/lib/catalogue/outage';
import { LISTINGS } from '@/lib/listing/listings';
import { readListingWithoutQuery } from '@/lib/pages/listing';
import { FEATURED_VARIANTS, listMensPageProducts, readMensPage } from '@/lib/pages/men';
import { metadataFromNamespace } from '@/lib/pages/page-metadata';
import { listingPageJsonLd } from '@/lib/seo/page-data';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataFromNamespace('/men', 'men');

export default async function MenPage() {
  const locale = await getLocale();
  const t = await getTranslations('men');
  const [page, listing] = await Promise.all([readMensPage(locale), readListingWithoutQuery('men', locale)]);

  const { elitePro, essential, sections } = page;

  return (
    <PageMain overlay>
      <Hero art={SITE_PICTURES.heroes.men} title={t('heading')} tagline={t('tagline')} place="sky" hazy />
      {!isOutage(listing) && <ListingEntryLinks listing={LISTINGS.men} view={listing} />}
      <FeatureRow
        label={t('featuresHeading')}
        features={[
          { icon: 'taped-seam', label: t('featureSeam') },
          { icon: 'stretch', label: t('featureStretch') },
          { icon: 'lightweight', label: t('featureLight') },
          { icon: 'quick-dry', label: t('featureDry') },
          { icon: 'durability', label: t('featureDurable') },
        ]}
      />
      <FeaturedVariant
        title={FEATURED_VARIANTS.elitePro}
        tagline={t('eliteProTagline')}
        text={t('eliteProText')}
        block={elitePro}
        tone="sea"
      />
      <FeaturedVariant
        title={FEATURED_VARIANTS.essential}
        tagline={t('essentialTagline')}
        text={t('essentialText')}
        block={essential}
        tone="sand"
      />
      <VariantSections sections={sections} />
      <PartnerBanner art={SITE_PICTURES.partnerBanner} />
      <JsonLd data={listingPageJsonLd({ locale, section: 'men', products: listMensPageProducts(page) })} />
    </PageMain>
  );
}
