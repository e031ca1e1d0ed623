import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { LikeStrip } from '@/components/home/like-strip';
import { NewArrivals } from '@/components/home/new-arrivals';
import { RidersBand } from '@/components/home/riders-band';
import { WhatWeDo } from '@/components/home/what-we-do';
import { Hero } from '@/components/layout/hero';
import { PageMain } from '@/components/layout/page-main';
import { JsonLd } from '@/components/seo/json-ld';
import { SocialGallery } from '@/components/social/social-gallery';
import { ButtonLink } from '@/components/ui/button';
import { SwimwearBlock } from '@/components/woman/swimwear-block';
import { HEROES } from '@/content/art/heroes';
import { HOME_ART } from '@/content/art/home-art';
import { SITE } from '@/content/site';
import { localePath } from '@/lib/i18n/locale-path';
import { readHomePage } from '@/lib/pages/home';
import { pageMetadata } from '@/lib/pages/page-metadata';
import { homeData } from '@/lib/seo/page-data';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const t = await getTranslations('home');

  return pageMetadata({
    locale,
    path: '/',
    title: t('title'),
    shareTitle: SITE.name,
    description: t('description'),
  });
}

export default async function HomePage() {
  const locale = await getLocale();
  const t = await getTranslations('home');
  const { arrivals, likes, swimwear } = await readHomePage(locale);

  return (
    <PageMain>
      <Hero art={HEROES.home} locale={locale} title={t('heroTitle')} tagline={t('heroTagline')} place="water">
        <ButtonLink href={localePath(locale, '/woman')}>{t('shopWomens')}</ButtonLink>
        <ButtonLink href={localePath(locale, '/men')}>{t('shopMens')}</ButtonLink>
      </Hero>
      <NewArrivals tiles={arrivals} locale={locale} />
      <LikeStrip pictures={likes} locale={locale} />
      <WhatWeDo art={HOME_ART.whatWeDo} locale={locale} />
      <RidersBand view={HOME_ART.barrel} print={HOME_ART.print} locale={locale} />
      <SocialGallery locale={locale} />
      <SwimwearBlock pool={swimwear} locale={locale} />
      <JsonLd data={homeData(locale)} />
    </PageMain>
  );
}
