import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ActivitiesPage } from '@/components/activities/activities-page';
import { JsonLd } from '@/components/seo/json-ld';
import { ACTIVITIES_HERO } from '@/content/activities-art';
import { showActivities } from '@/lib/activities/show-activities';
import { LOCALES } from '@/lib/contract/locale';
import { activitiesData } from '@/lib/seo/activities-data';
import { homeCrumb } from '@/lib/seo/crumbs';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = PageProps<'/[locale]/activities'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'activities' });

  return pageMetadata({ locale, path: '/activities', title: t('title'), description: t('description') });
}

export default async function AllActivitiesPage({ params }: Props) {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'activities' });
  const view = showActivities();
  const page = { name: t('title'), path: '/activities' } as const;
  const crumbs = [homeCrumb(locale), page];

  return (
    <ActivitiesPage art={ACTIVITIES_HERO} view={view} locale={locale}>
      <JsonLd data={activitiesData({ locale, name: page.name, crumbs, activities: view.shown })} />
    </ActivitiesPage>
  );
}
