import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { Art } from '@/content/art/art';
import type { Locale } from '@/lib/contract/locale';
import styles from './summer-banner.module.scss';

/** The season's words on a label, laid on its print. */
export async function SummerBanner({ art, locale }: { art: Art; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'woman' });

  return (
    <section className={styles.banner}>
      <Picture {...art} alt={art.alt[locale]} sizes="100vw" className={styles.print} />
      <div className={styles.label}>
        <h2 className={styles.title}>{t('bannerTitle')}</h2>
        <p className={styles.text}>{t('bannerText')}</p>
      </div>
    </section>
  );
}
