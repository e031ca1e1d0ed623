import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageMain } from '@/components/layout/page-main';
import { RiderList } from '@/components/riders/rider-list';
import { RidersHero } from '@/components/riders/riders-hero';
import { JsonLd } from '@/components/seo/json-ld';
import { SocialGallery } from '@/components/social/social-gallery';
import { RIDERS_ART } from '@/content/art/page-art';
import { SITE } from '@/content/site';
import { pageMetadata } from '@/lib/pages/page-metadata';
import { listRiders } from '@/lib/riders/riders';
import { ridersPageData } from '@/lib/seo/rider-data';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const t = await getTranslations('riders');

  return pageMetadata({
    locale,
    path: '/riders',
    title: t('title'),
    description: t('description', { brand: SITE.name }),
  });
}

export default async function RidersPage() {
  const locale = await getLocale();
  const t = await getTranslations('riders');
  const riders = listRiders();

  return (
    <PageMain>
      <RidersHero arts={RIDERS_ART} locale={locale} title={t('heading')} lead={t('lead')} />
      <RiderList riders={riders} locale={locale} />
      <SocialGallery locale={locale} />
      <JsonLd data={ridersPageData(riders, locale)} />
    </PageMain>
  );
}
