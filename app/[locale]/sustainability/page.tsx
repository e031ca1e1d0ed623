import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Hero } from '@/components/layout/hero';
import { PageMain } from '@/components/layout/page-main';
import { JsonLd } from '@/components/seo/json-ld';
import { SocialGallery } from '@/components/social/social-gallery';
import { HowWeDidIt } from '@/components/sustainability/how-we-did-it';
import { LatestActivities } from '@/components/sustainability/latest-activities';
import { Promises } from '@/components/sustainability/promises';
import { PILLARS, STEPS, SUSTAINABILITY_HERO, YARN_ART } from '@/content/sustainability';
import { latestActivities } from '@/lib/activities/latest-activities';
import { LOCALES } from '@/lib/contract/locale';
import { homeCrumb } from '@/lib/seo/crumbs';
import { pageData } from '@/lib/seo/page-data';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = PageProps<'/[locale]/sustainability'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'sustainability' });

  return pageMetadata({ locale, path: '/sustainability', title: t('title'), description: t('description') });
}

export default async function SustainabilityPage({ params }: Props) {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'sustainability' });
  const page = { name: t('title'), path: '/sustainability' } as const;

  return (
    <PageMain>
      <Hero
        art={SUSTAINABILITY_HERO}
        locale={locale}
        title={t('heading')}
        tagline={t('tagline')}
        place="sky"
        stacked
      />
      <Promises pillars={PILLARS} locale={locale} />
      <HowWeDidIt art={YARN_ART} steps={STEPS} locale={locale} />
      <LatestActivities activities={latestActivities()} locale={locale} />
      <SocialGallery locale={locale} />
      <JsonLd data={pageData({ locale, name: page.name, crumbs: [homeCrumb(locale), page] })} />
    </PageMain>
  );
}
