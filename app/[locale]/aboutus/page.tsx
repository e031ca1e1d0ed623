import { getLocale, getTranslations } from 'next-intl/server';
import { OurStory } from '@/components/about/our-story';
import { PartnerSection } from '@/components/about/partner-section';
import { ShopLocator } from '@/components/about/shop-locator';
import { Hero } from '@/components/layout/hero';
import { PageMain } from '@/components/layout/page-main';
import { PartnerBanner } from '@/components/layout/partner-banner';
import { JsonLd } from '@/components/seo/json-ld';
import { PARTNER_BANNER } from '@/content/art/page-art';
import { ABOUT_ART, STORE_HEROES } from '@/content/art/store-art';
import { SITE } from '@/content/site';
import { namedMetadata } from '@/lib/pages/page-metadata';
import { homeCrumb, pageData } from '@/lib/seo/page-data';
import { listStores } from '@/lib/stores/stores';

export const generateMetadata = () => namedMetadata('/aboutus', 'about');

export default async function AboutPage() {
  const locale = await getLocale();
  const t = await getTranslations('about');
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
