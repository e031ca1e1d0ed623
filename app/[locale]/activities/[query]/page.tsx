import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getLocale, getTranslations } from 'next-intl/server';
import { ActivitiesPage } from '@/components/activities/activities-page';
import { SITE_PICTURES } from '@/content/site-pictures';
import { createActivitiesView, parseActivityCategory } from '@/lib/activities/activities';
import { pageMetadata } from '@/lib/pages/page-metadata';

type Props = PageProps<'/[locale]/activities/[query]'>;

/** Rendered for every request and not cached, because the number of queries is unlimited. */
export const instant = false;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { query } = await params;
  const locale = await getLocale();
  const t = await getTranslations('activities');
  const category = parseActivityCategory(query);

  return pageMetadata({
    locale,
    path: '/activities',
    title: category ? t('titleOf', { filter: t('category', { name: category }) }) : t('title'),
    description: t('description'),
    index: false,
  });
}

/** The activities of one category. The public URL is `/activities?category=charity`. */
export default async function FilteredActivitiesPage({ params }: Props) {
  await connection();
  const { query } = await params;

  return (
    <ActivitiesPage
      art={SITE_PICTURES.heroes.activities}
      view={createActivitiesView(parseActivityCategory(query))}
    />
  );
}
