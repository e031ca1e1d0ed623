import { getLocale, getTranslations } from 'next-intl/server';
import { ActivitiesPage } from '@/components/activities/activities-page';
import { JsonLd } from '@/components/seo/json-ld';
import { ACTIVITIES_HERO } from '@/content/art/activities-art';
import { showActivities } from '@/lib/activities/activities';
import { namedMetadata } from '@/lib/pages/page-metadata';
import { activitiesData } from '@/lib/seo/activities-data';
import { homeCrumb } from '@/lib/seo/page-data';

export const generateMetadata = () => namedMetadata('/activities', 'activities');

export default async function AllActivitiesPage() {
  const locale = await getLocale();
  const t = await getTranslations('activities');
  const view = showActivities();
  const page = { name: t('title'), path: '/activities' } as const;
  const crumbs = [homeCrumb(locale), page];

  return (
    <ActivitiesPage art={ACTIVITIES_HERO} view={view} locale={locale}>
      <JsonLd data={activitiesData({ locale, name: page.name, crumbs, activities: view.shown })} />
    </ActivitiesPage>
  );
}
