import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { HeroArt } from '@/content/heroes';
import type { Locale } from '@/lib/contract/locale';
import styles from './activities-head.module.scss';

/** The beach the page opens on, low enough for the first prints to be in sight; its sand is free for the words. */
export async function ActivitiesHead({ art, locale }: { art: HeroArt; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'activities' });

  return (
    <div className={styles.head}>
      <Picture {...art} alt={art.alt[locale]} sizes="100vw" first className={styles.picture} />
      <div className={styles.words}>
        <h1 className={styles.title}>{t('heading')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
    </div>
  );
}
