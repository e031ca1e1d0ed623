import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Rider } from '@/lib/riders/riders';
import { PortraitFrame } from './portrait-frame';
import { RiderPortrait } from './rider-portrait';
import styles from './rider-story.module.scss';

type RiderStoryProps = {
  rider: Rider;
  /** What can be done with the profile, such as to share it. */
  children?: ReactNode;
};

/** Portrait, a few facts, and the biography. */
export function RiderStory({ rider, children }: RiderStoryProps) {
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
        <PortraitFrame>
          <RiderPortrait rider={rider} sizes="(min-width: 2000px) 750px, (min-width: 768px) 38vw, 92vw" />
        </PortraitFrame>
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
