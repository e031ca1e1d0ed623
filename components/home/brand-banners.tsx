import { useLocale, useTranslations } from 'next-intl';
import { NewTabLink, ShopLink } from '@/components/layout/shop-link';
import { SitePictureImage } from '@/components/layout/site-picture-image';
import { getButtonClass } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import type { SitePicture } from '@/content/site-pictures';
import { localePath } from '@/lib/i18n/locale-path';
import styles from './brand-banners.module.scss';

const DEEDS = ['educate', 'preserve', 'conserve'] as const;

/** The brand's activities besides clothes. The picture and the button open the activities (spec §2). */
export function ActivitiesBanner({ art }: { art: SitePicture }) {
  const locale = useLocale();
  const t = useTranslations('home');
  const activities = localePath(locale, '/activities');

  return (
    <section className={styles.block}>
      <NewTabLink href={activities} className={styles.deedView}>
        <Picture
          {...art}
          alt={`${t('activities')}: ${art.alt[locale]}`}
          sizes="100vw"
          className={styles.picture}
        />
      </NewTabLink>
      <div className={styles.deedWords}>
        <h2 className={styles.label}>{t('whatWeDo')}</h2>
        <ul className={styles.deeds}>
          {DEEDS.map((deed) => (
            <li key={deed}>{t(deed)}</li>
          ))}
        </ul>
        <p className={styles.deedText}>{t('whatWeDoText')}</p>
        <NewTabLink href={activities} className={getButtonClass('solid', styles.deedButton)}>
          {t('seeActivities')}
        </NewTabLink>
      </div>
    </section>
  );
}

/** The box is higher than the picture would be at its width, so the width follows from the height of the box. */
const VIEW_SIZES = '(min-width: 768px) calc(36vw + 720px), 167vw';

/** A banner that links to the riders, with two pictures. */
export function RidersBanner({ view, print }: { view: SitePicture; print: SitePicture }) {
  const t = useTranslations('home');

  return (
    <section className={styles.band}>
      <SitePictureImage art={view} sizes={VIEW_SIZES} className={styles.view} />
      <div className={styles.words}>
        <h2 className={styles.title}>{t('ridersTitle')}</h2>
        <p className={styles.text}>{t('ridersText')}</p>
        <ShopLink href="/riders" tone="solid" className={styles.button}>
          {t('seeRiders')}
        </ShopLink>
      </div>
      <SitePictureImage art={print} sizes="36vw" className={styles.print} />
    </section>
  );
}
