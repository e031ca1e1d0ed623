import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ActivitiesPage } from '@/components/activities/activities-page';
import { ART } from '@/content/art';
import { categoryOf, showActivities } from '@/lib/activities/activities';
import { pageMetadata } from '@/lib/pages/page-metadata';

type Props = PageProps<'/[locale]/activities/[query]'>;

/** One sample, so that the build tries the page; the others are rendered when they are asked for. */
export function generateStaticParams() {
  return [{ query: 'category=charity' }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { query } = await params;
  const locale = await getLocale();
  const t = await getTranslations('activities');
  const category = categoryOf(query);

  return pageMetadata({
    locale,
    path: '/activities',
    title: category ? t('titleOf', { filter: t('category', { name: category }) }) : t('title'),
    description: t('description'),
    index: false,
  });
}

/** The activities of one kind: `/activities?category=charity` from outside. */
export default async function ActivitiesOfPage({ params }: Props) {
  const { query } = await params;

  return <ActivitiesPage art={ART.heroes.activities} view={showActivities(categoryOf(query))} />;
}
