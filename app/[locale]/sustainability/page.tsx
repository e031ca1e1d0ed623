import { useTranslations } from 'next-intl';
import { Hero } from '@/components/layout/hero';
import { PageMain } from '@/components/layout/page-main';
import { PageJsonLd } from '@/components/seo/json-ld';
import { SocialGallery } from '@/components/social/social-gallery';
import {
  LatestActivities,
  RecycledFabricSteps,
  SustainabilityPillars,
} from '@/components/sustainability/sustainability-sections';
import { SITE_PICTURES, SUSTAINABILITY_PILLARS } from '@/content/site-pictures';
import { listLatestActivities } from '@/lib/activities/activities';
import { metadataFromNamespace } from '@/lib/pages/page-metadata';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataFromNamespace('/sustainability', 'sustainability');

export default function SustainabilityPage() {
  const t = useTranslations('sustainability');

  return (
    <PageMain footer="brand">
      <Hero
        art={SITE_PICTURES.heroes.sustainability}
        title={t('heading')}
        tagline={t('tagline')}
        place="sky"
        stacked
      />
      <SustainabilityPillars pillars={SUSTAINABILITY_PILLARS} />
      <RecycledFabricSteps art={SITE_PICTURES.yarn} />
      <LatestActivities activities={listLatestActivities()} />
      <SocialGallery page="sustainability" />
      <PageJsonLd name={t('title')} path="/sustainability" />
    </PageMain>
  );
}
