import { useTranslations } from 'next-intl';
import { ArtPicture } from '@/components/layout/art-picture';
import type { Art } from '@/content/art';
import styles from './summer-banner.module.scss';

/** The season's words on a label, laid on its print. */
export function SummerBanner({ art }: { art: Art }) {
  const t = useTranslations('woman');

  return (
    <section className={styles.banner}>
      <ArtPicture art={art} sizes="100vw" className="fill" />
      <div className={styles.label}>
        <h2 className={styles.title}>{t('bannerTitle')}</h2>
        <p className={styles.text}>{t('bannerText')}</p>
      </div>
    </section>
  );
}
