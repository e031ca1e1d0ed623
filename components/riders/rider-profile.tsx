import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { ProductCardRow } from '@/components/catalogue/product-cards';
import { SitePictureImage } from '@/components/layout/site-picture-image';
import type { ProductCard } from '@/lib/catalogue/product-card';
import { formatPlacing } from '@/lib/riders/format-result';
import type { Rider } from '@/lib/riders/riders';
import { type CollagePhoto, PhotoCollage } from './photo-collage';
import { RiderBiography, RiderHeader } from './rider-biography';
import { RiderCard } from './rider-card';
import styles from './rider-profile.module.scss';

type RiderProfileProps = {
  rider: Rider;
  riders: readonly Rider[];
  brand: string;
  /** The products that the rider wears. */
  wears: readonly ProductCard[];
  /** Actions such as sharing the profile. */
  children?: ReactNode;
};

/** A rider's page in the rider's colours. Sections without content, such as results, are omitted. */
export function RiderProfile({ rider, riders, brand, wears, children }: RiderProfileProps) {
  const t = useTranslations('riders');
  const { deep, bright } = rider.inks;
  const inks: CSSProperties & Record<`--${string}`, string> = { '--deep': deep, '--bright': bright };
  const print = rider.gallery.length === 0 ? rider.pictures['action-2'] : undefined;

  return (
    <div style={inks}>
      <RiderHeader rider={rider} brand={brand} />
      <RiderBiography rider={rider}>{children}</RiderBiography>
      {rider.results.length > 0 && <RiderResults results={rider.results} />}
      <RiderGallery rider={rider} />
      {print && <SitePictureImage art={print} sizes="100vw" className={styles.print} />}
      <ProductCardRow title={t('wears', { name: rider.name.toUpperCase() })} cards={wears} />
      <AllRiders riders={riders} current={rider} />
    </div>
  );
}

/** The competition results of a rider, one per line. */
function RiderResults({ results }: { results: Rider['results'] }) {
  const locale = useLocale();
  const t = useTranslations('riders');

  return (
    <section className={styles.section}>
      <div className={styles.inner}>
        <h2 className={styles.title}>{t('results')}</h2>
        <ol className={styles.results}>
          {results.map(({ place, event, year }) => (
            <li key={`${event} ${year}`} className={styles.result}>
              <span className={styles.rank}>{formatPlacing(place, locale)}</span>{' '}
              <span className={styles.event}>{event}</span> <span className="figures">{year}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** A rider's photos with captions, or nothing without photos. Photos from further up are cropped to a detail. */
function RiderGallery({ rider }: { rider: Rider }) {
  const locale = useLocale();
  const t = useTranslations('riders');
  const { portrait, [rider.hero]: hero } = rider.pictures;
  const details = new Map([
    [portrait?.src, rider.face ?? '46% 38%'],
    [hero?.src, rider.focus ?? '50% 50%'],
  ]);
  const [first, ...others] = rider.gallery.map(
    ({ alt, caption, ...picture }): CollagePhoto => ({
      ...picture,
      alt: alt[locale],
      caption: caption[locale],
      detail: details.get(picture.src),
    }),
  );
  if (!first) return null;

  return (
    <section className={styles.gallery} aria-labelledby="gallery">
      <h2 id="gallery" className={styles.heading}>
        {t('gallery')}
      </h2>
      <PhotoCollage
        label={t('photos', { name: rider.name })}
        enlarge={t('enlarge')}
        photos={[first, ...others]}
      />
    </section>
  );
}

type AllRidersProps = {
  riders: readonly Rider[];
  /** The rider whose page this is. */
  current: Rider;
};

const TEAM_SIZES = '(min-width: 2000px) 19rem, (min-width: 1440px) 15vw, (min-width: 768px) 30vw, 30vw';

/** All riders, with the current one marked. */
function AllRiders({ riders, current }: AllRidersProps) {
  const t = useTranslations('riders');

  return (
    <section className={styles.all}>
      <h2 className={styles.heading}>{t('allRiders')}</h2>
      <ul className={styles.team}>
        {riders.map((rider) => (
          <li key={rider.slug}>
            <RiderCard rider={rider} heading="h3" sizes={TEAM_SIZES} current={rider === current} />
          </li>
        ))}
      </ul>
    </section>
  );
}
