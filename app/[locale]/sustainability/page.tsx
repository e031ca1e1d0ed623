import { getLocale, getTranslations } from 'next-intl/server';
import { Hero } from '@/components/layout/hero';
import { PageMain } from '@/components/layout/page-main';
import { JsonLd } from '@/components/seo/json-ld';
import { SocialGallery } from '@/components/social/social-gallery';
import { HowWeDidIt } from '@/components/sustainability/how-we-did-it';
import { LatestActivities } from '@/components/sustainability/latest-activities';
import { Promises } from '@/components/sustainability/promises';
import { PILLARS, STEPS, SUSTAINABILITY_HERO, YARN_ART } from '@/content/sustainability';
import { latestActivities } from '@/lib/activities/activities';
import { namedMetadata } from '@/lib/pages/page-metadata';
import { homeCrumb, pageData } from '@/lib/seo/page-data';

export const generateMetadata = () => namedMetadata('/sustainability', 'sustainability');

export default async function SustainabilityPage() {
  const locale = await getLocale();
  const t = await getTranslations('sustainability');
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
