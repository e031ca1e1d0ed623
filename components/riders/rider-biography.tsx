import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SitePictureImage } from '@/components/layout/site-picture-image';
import type { Rider } from '@/lib/riders/riders';
import { PortraitFadeIn } from './portrait-fade-in';
import styles from './rider-biography.module.scss';
import { RiderCountryFlags } from './rider-card';
import { RiderPortrait } from './rider-portrait';

/** The box is 430 pixels high, so a picture of 3:2 that covers it is at least 645 pixels wide. */
const SIZES = '(min-width: 1105px) 59vw, (min-width: 645px) 100vw, 645px';

/** Returns the focal point of a cropped picture as a style. */
export const getFocalPoint = (focus: string | undefined): Record<`--${string}`, string> =>
  focus ? { '--focal-point': focus } : {};

/** The head of a profile: the name, and a picture with the tagline. */
export function RiderHeader({ rider, brand }: { rider: Rider; brand: string }) {
  const locale = useLocale();
  const t = useTranslations('riders');
  const picture = rider.pictures[rider.hero];

  return (
    <section className={styles.head}>
      <div className={styles.headWords}>
        <h1 className={styles.heading}>
          <span className={styles.eyebrow}>{t('profileHeading', { brand: brand.toUpperCase() })}</span>{' '}
          <span className={styles.name}>
            <RiderName rider={rider} />
          </span>
        </h1>
        <p className={styles.role}>
          <RiderCountryFlags flags={rider.flags} />
          {rider.title[locale].toUpperCase()}
        </p>
      </div>
      <div className={styles.hero} style={getFocalPoint(rider.focus)}>
        {picture && (
          <SitePictureImage art={picture} dominant={rider.inks.deep} sizes={SIZES} first className="fill" />
        )}
        <p className={styles.tagline}>{rider.tagline[locale]}</p>
      </div>
    </section>
  );
}

/** A rider's name. Wide screens show its longer form, if there is one (spec §2). */
export function RiderName({ rider: { name, longName = name } }: { rider: Pick<Rider, 'name' | 'longName'> }) {
  const [before = '', after = ''] = longName.split(name);

  return (
    <>
      {before && <span className={styles.more}>{before}</span>}
      {name}
      {after && <span className={styles.more}>{after}</span>}
    </>
  );
}

type RiderBiographyProps = {
  rider: Rider;
  /** Actions such as sharing the profile. */
  children?: ReactNode;
};

/** The portrait, some facts and the biography. */
export function RiderBiography({ rider, children }: RiderBiographyProps) {
  const locale = useLocale();
  const t = useTranslations('riders');
  const facts = [
    [t('home'), rider.home[locale]],
    [t('wave'), rider.wave],
    [t('stance'), t(rider.stance)],
  ] as const;

  return (
    <section className={styles.story}>
      <div className={styles.portrait}>
        <PortraitFadeIn>
          <RiderPortrait rider={rider} sizes="(min-width: 2000px) 750px, (min-width: 768px) 38vw, 92vw" />
        </PortraitFadeIn>
      </div>
      <div className={styles.words}>
        <blockquote className={styles.quote}>{rider.quote[locale]}</blockquote>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.what}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.biography}>
          <h2 className={styles.title}>{t('biography')}</h2>
          {rider.biography[locale].map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
        {children}
      </div>
    </section>
  );
}
