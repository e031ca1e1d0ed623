import { useLocale, useTranslations } from 'next-intl';
import { PageMain } from '@/components/layout/page-main';
import { RiderList, RidersHero } from '@/components/riders/rider-list';
import { JsonLd } from '@/components/seo/json-ld';
import { SocialGallery } from '@/components/social/social-gallery';
import { ART } from '@/content/art';
import { SITE } from '@/content/site';
import { wordedMetadata } from '@/lib/pages/page-metadata';
import { listRiders } from '@/lib/riders/riders';
import { ridersPageData } from '@/lib/seo/rider-data';

export const ensureStatic = 'navigation';

export const generateMetadata = () =>
  wordedMetadata('/riders', 'riders', (t) => ({
    title: t('title'),
    description: t('description', { brand: SITE.name }),
  }));

export default function RidersPage() {
  const locale = useLocale();
  const t = useTranslations('riders');
  const riders = listRiders();

  return (
    <PageMain footer="brand">
      <RidersHero arts={ART.riders} title={t('heading')} lead={t('lead')} />
      <RiderList riders={riders} />
      <SocialGallery page="riders" />
      <JsonLd data={ridersPageData(riders, locale)} />
    </PageMain>
  );
}
