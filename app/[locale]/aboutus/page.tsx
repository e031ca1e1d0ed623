import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { OurStory } from '@/components/about/our-story';
import { PartnerSection } from '@/components/about/partner-section';
import { ShopLocator } from '@/components/about/shop-locator';
import { Hero } from '@/components/layout/hero';
import { PageMain } from '@/components/layout/page-main';
import { PartnerBanner } from '@/components/layout/partner-banner';
import { JsonLd } from '@/components/seo/json-ld';
import { PARTNER_BANNER } from '@/content/partner-banner';
import { SITE } from '@/content/site';
import { ABOUT_ART, STORE_HEROES } from '@/content/store-art';
import { LOCALES } from '@/lib/contract/locale';
import { homeCrumb } from '@/lib/seo/crumbs';
import { pageData } from '@/lib/seo/page-data';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { listStores } from '@/lib/stores/stores';

type Props = PageProps<'/[locale]/aboutus'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'about' });

  return pageMetadata({ locale, path: '/aboutus', title: t('title'), description: t('description') });
}

export default async function AboutPage({ params }: Props) {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'about' });
  const page = { name: t('title'), path: '/aboutus' } as const;

  return (
    <PageMain>
      <Hero
        art={STORE_HEROES.about}
        locale={locale}
        title={t('heading')}
        tagline={t('tagline')}
        place="water"
      />
      <OurStory art={ABOUT_ART} locale={locale} />
      <ShopLocator stores={listStores('about')} locale={locale} />
      <PartnerSection site={SITE} locale={locale} />
      <PartnerBanner art={PARTNER_BANNER} locale={locale} />
      <JsonLd data={pageData({ locale, name: page.name, crumbs: [homeCrumb(locale), page] })} />
    </PageMain>
  );
}
