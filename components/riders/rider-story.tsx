import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/contract/locale';
import type { Rider } from '@/lib/riders/riders';
import { PortraitFrame } from './portrait-frame';
import { RiderPortrait } from './rider-portrait';
import styles from './rider-story.module.scss';

type RiderStoryProps = {
  rider: Rider;
  locale: Locale;
  /** What can be done with the profile, such as to share it. */
  children?: ReactNode;
};

/** Portrait, a few facts, and the biography. */
export async function RiderStory({ rider, locale, children }: RiderStoryProps) {
  const t = await getTranslations({ locale, namespace: 'riders' });
  const facts = [
    [t('home'), rider.home[locale]],
    [t('wave'), rider.wave],
    [t('stance'), t(rider.stance)],
  ] as const;

  return (
    <section className={styles.story}>
      <div className={styles.portrait}>
        <PortraitFrame>
          <RiderPortrait rider={rider} locale={locale} sizes="(min-width: 768px) 38vw, 92vw" />
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
