import { useTranslations } from 'next-intl';
import { OurStory, PartnerSection, ShopLocator } from '@/components/about/about-sections';
import { Hero } from '@/components/layout/hero';
import { PageMain } from '@/components/layout/page-main';
import { PartnerBanner } from '@/components/layout/partner-banner';
import { PageJsonLd } from '@/components/seo/json-ld';
import { SITE } from '@/content/site';
import { SITE_PICTURES } from '@/content/site-pictures';
import { metadataFromNamespace } from '@/lib/pages/page-metadata';
import { listStoresInOrder } from '@/lib/stores/stores';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataFromNamespace('/aboutus', 'about');

export default function AboutPage() {
  const t = useTranslations('about');

  return (
    <PageMain footer="brand">
      <Hero art={SITE_PICTURES.heroes.about} title={t('heading')} tagline={t('tagline')} place="water" />
      <OurStory art={SITE_PICTURES.about} />
      <ShopLocator stores={listStoresInOrder('about')} />
      <PartnerBanner art={SITE_PICTURES.partnerBanner} />
      <PartnerSection site={SITE} />
      <PageJsonLd name={t('title')} path="/aboutus" />
    </PageMain>
  );
}
