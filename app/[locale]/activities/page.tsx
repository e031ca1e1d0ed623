import { useLocale, useTranslations } from 'next-intl';
import { ActivitiesPage } from '@/components/activities/activities-page';
import { JsonLd } from '@/components/seo/json-ld';
import { SITE_PICTURES } from '@/content/site-pictures';
import { createActivitiesView } from '@/lib/activities/activities';
import { metadataFromNamespace } from '@/lib/pages/page-metadata';
import { activitiesJsonLd } from '@/lib/seo/activities-data';
import { homeBreadcrumb } from '@/lib/seo/page-data';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataFromNamespace('/activities', 'activities');

export default function AllActivitiesPage() {
  const locale = useLocale();
  const t = useTranslations('activities');
  const view = createActivitiesView();
  const page = { name: t('title'), path: '/activities' } as const;
  const crumbs = [homeBreadcrumb(locale), page];

  return (
    <ActivitiesPage art={SITE_PICTURES.heroes.activities} view={view}>
      <JsonLd data={activitiesJsonLd({ locale, name: page.name, crumbs, activities: view.shown })} />
    </ActivitiesPage>
  );
}
