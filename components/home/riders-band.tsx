import { useTranslations } from 'next-intl';
import { ArtPicture } from '@/components/layout/art-picture';
import { ShopLink } from '@/components/layout/shop-link';
import type { Art } from '@/content/art';
import styles from './riders-band.module.scss';

/** The way to the riders: one of them in the barrel, and a print of another. */
export function RidersBand({ view, print }: { view: Art; print: Art }) {
  const t = useTranslations('home');

  return (
    <section className={styles.band}>
      <ArtPicture art={view} sizes="(min-width: 768px) 50vw, 100vw" className={styles.view} />
      <div className={styles.words}>
        <h2 className={styles.title}>{t('ridersTitle')}</h2>
        <p className={styles.text}>{t('ridersText')}</p>
        <ShopLink href="/riders" tone="solid" className={styles.button}>
          {t('seeRiders')}
        </ShopLink>
      </div>
      <ArtPicture art={print} sizes="(min-width: 768px) 32vw, 60vw" className={styles.print} />
    </section>
  );
}
