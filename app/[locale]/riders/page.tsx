import { useLocale, useTranslations } from 'next-intl';
import { PageMain } from '@/components/layout/page-main';
import { SitePictureImage } from '@/components/layout/site-picture-image';
import { RiderCard } from '@/components/riders/rider-card';
import { JsonLd } from '@/components/seo/json-ld';
import { SocialGallery } from '@/components/social/social-gallery';
import { SITE } from '@/content/site';
import { SITE_PICTURES, type SitePicture } from '@/content/site-pictures';
import { metadataFromMessages } from '@/lib/pages/page-metadata';
import { listRiders, type Rider } from '@/lib/riders/riders';
import { ridersPageJsonLd } from '@/lib/seo/rider-data';
import styles from './page.module.scss';

export const ensureStatic = 'navigation';

export const generateMetadata = () =>
  metadataFromMessages('/riders', 'riders', (t) => ({
    title: t('title'),
    description: t('description', { brand: SITE.name }),
  }));

export default function RidersPage() {
  const locale = useLocale();
  const t = useTranslations('riders');
  const riders = listRiders();

  return (
    <PageMain footer="brand">
      <RidersHero arts={SITE_PICTURES.riders} title={t('heading')} lead={t('lead')} />
      <RiderList riders={riders} />
      <SocialGallery page="riders" />
      <JsonLd data={ridersPageJsonLd(riders, locale)} />
    </PageMain>
  );
}

/**
 * The boxes are taller in proportion than the pictures. A picture is scaled to the height of its box, so its
 * width follows from that height.
 */
const VIEW_SIZES = '(min-width: 1750px) 34vw, (min-width: 768px) 592px, 427px';

/** Pictures side by side with the title across them. */
function RidersHero({ arts, title, lead }: { arts: readonly SitePicture[]; title: string; lead: string }) {
  return (
    <section className={styles.hero}>
      <div className={styles.views}>
        {arts.map((art, index) => (
          <SitePictureImage
            key={art.src}
            art={art}
            sizes={VIEW_SIZES}
            first={index === 0}
            aboveFold
            className={styles.view}
          />
        ))}
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
    </section>
  );
}

const PORTRAIT_SIZES = '(min-width: 1680px) 37rem, (min-width: 768px) 44vw, 46vw';

/**
 * All riders in two columns, on very wide screens three. The second column is a little lower on wide screens.
 */
function RiderList({ riders }: { riders: readonly Rider[] }) {
  return (
    <ul className={styles.riders}>
      {riders.map((rider) => (
        <li key={rider.slug} className={styles.item}>
          <RiderCard rider={rider} heading="h2" sizes={PORTRAIT_SIZES} large />
        </li>
      ))}
    </ul>
  );
}
