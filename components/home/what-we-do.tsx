import { useLocale, useTranslations } from 'next-intl';
import { NewTabLink } from '@/components/layout/new-tab-link';
import { buttonClass } from '@/components/ui/button';
import { ShopPicture } from '@/components/ui/shop-picture';
import type { Art } from '@/content/art';
import { localePath } from '@/lib/i18n/locale-path';
import styles from './what-we-do.module.scss';

const DEEDS = ['educate', 'preserve', 'conserve'] as const;

/** What the brand does beside its clothes; the picture and the button open the activities (spec §2). */
export function WhatWeDo({ art }: { art: Art }) {
  const locale = useLocale();
  const t = useTranslations('home');
  const activities = localePath(locale, '/activities');

  return (
    <section className={styles.block}>
      <NewTabLink href={activities} className={styles.view}>
        <ShopPicture
          {...art}
          alt={`${t('activities')}: ${art.alt[locale]}`}
          sizes="100vw"
          className={styles.picture}
        />
      </NewTabLink>
      <div className={styles.words}>
        <h2 className={styles.label}>{t('whatWeDo')}</h2>
        <ul className={styles.deeds}>
          {DEEDS.map((deed) => (
            <li key={deed}>{t(deed)}</li>
          ))}
        </ul>
        <p className={styles.text}>{t('whatWeDoText')}</p>
        <NewTabLink href={activities} className={buttonClass('solid', styles.button)}>
          {t('seeActivities')}
        </NewTabLink>
      </div>
    </section>
  );
}
