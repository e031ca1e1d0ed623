import { useTranslations } from 'next-intl';
import { ShopLink } from '@/components/layout/shop-link';
import { SitePictureImage } from '@/components/layout/site-picture-image';
import { Icon } from '@/components/ui/icon';
import type { SitePicture } from '@/content/site-pictures';
import styles from './partner-banner.module.scss';

/** The banner at the end of pages that links to the partner programme (spec §1). */
export function PartnerBanner({ art }: { art: SitePicture }) {
  const t = useTranslations('layout');

  return (
    <section className={styles.banner}>
      <SitePictureImage art={art} sizes="(min-width: 600px) 100vw, 600px" className="fill" />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <ShopLink href="/aboutus#partner" className={styles.link}>
            {t('becomeOurPartner')}
            <Icon name="arrow-right" className={styles.arrow} />
          </ShopLink>
        </h2>
        <p className="tagline">{t('partnerLine')}</p>
      </div>
    </section>
  );
}
