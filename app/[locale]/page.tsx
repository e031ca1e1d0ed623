import { getLocale, getTranslations } from 'next-intl/server';
import { ActivitiesBanner, RidersBanner } from '@/components/home/brand-banners';
import { NewArrivals, SuggestedProductStrip } from '@/components/home/home-products';
import { RedirectNotice } from '@/components/home/redirect-notice';
import styles from '@/components/home/redirect-notice.module.scss';
import { Hero } from '@/components/layout/hero';
import { PageMain } from '@/components/layout/page-main';
import { ShopLink } from '@/components/layout/shop-link';
import { TranslatedNavLinks } from '@/components/layout/translated-nav-links';
import { JsonLd } from '@/components/seo/json-ld';
import { SocialGallery } from '@/components/social/social-gallery';
import { SwimwearBlock } from '@/components/woman/swimwear-block';
import { HELP_LINKS } from '@/content/navigation';
import { SITE } from '@/content/site';
import { SITE_PICTURES } from '@/content/site-pictures';
import { readHomePage } from '@/lib/pages/home';
import { metadataFromMessages } from '@/lib/pages/page-metadata';
import { listSwimwear } from '@/lib/pages/woman';
import { UNKNOWN_PATH_FRAGMENT } from '@/lib/routes';
import { homeJsonLd } from '@/lib/seo/page-data';

export const ensureStatic = 'navigation';

export const generateMetadata = () =>
  metadataFromMessages('/', 'home', (t) => ({
    title: t('title'),
    shareTitle: SITE.name,
    description: t('description'),
  }));

export default async function HomePage() {
  const locale = await getLocale();
  const t = await getTranslations('home');
  const layout = await getTranslations('layout');
  const [{ arrivals, suggestions }, swimwear] = await Promise.all([
    readHomePage(locale),
    listSwimwear(locale),
  ]);

  return (
    <PageMain footer="brand">
      <RedirectNotice id={UNKNOWN_PATH_FRAGMENT} close={layout('lostClose')}>
        <p className={styles.text}>{layout('lost')}</p>
        <TranslatedNavLinks entries={HELP_LINKS} className={styles.links} linkClassName={styles.link}>
          <li>
            <a href={`mailto:${SITE.contact.email}`} className={styles.contact}>
              {SITE.contact.email}
            </a>
          </li>
        </TranslatedNavLinks>
      </RedirectNotice>
      <Hero art={SITE_PICTURES.heroes.home} title={t('heroTitle')} tagline={t('heroTagline')} place="water">
        <ShopLink href="/woman" tone="solid">
          {t('shopWomens')}
        </ShopLink>
        <ShopLink href="/men" tone="solid">
          {t('shopMens')}
        </ShopLink>
      </Hero>
      <NewArrivals tiles={arrivals} />
      <SuggestedProductStrip pictures={suggestions} />
      <ActivitiesBanner art={SITE_PICTURES.home.whatWeDo} />
      <RidersBanner view={SITE_PICTURES.home.surfer} print={SITE_PICTURES.home.print} />
      <SocialGallery />
      <SwimwearBlock pool={swimwear} />
      <JsonLd data={homeJsonLd(locale)} />
    </PageMain>
  );
}
