import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageMain } from '@/components/layout/page-main';
import { RiderList } from '@/components/riders/rider-list';
import { RidersHero } from '@/components/riders/riders-hero';
import { JsonLd } from '@/components/seo/json-ld';
import { SocialGallery } from '@/components/social/social-gallery';
import { RIDERS_ART } from '@/content/riders-art';
import { SITE } from '@/content/site';
import { LOCALES } from '@/lib/contract/locale';
import { listRiders } from '@/lib/riders/riders';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { ridersPageData } from '@/lib/seo/rider-data';

type Props = PageProps<'/[locale]/riders'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'riders' });

  return pageMetadata({
    locale,
    path: '/riders',
    title: t('title'),
    description: t('description', { brand: SITE.name }),
  });
}

export default async function RidersPage({ params }: Props) {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'riders' });
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
