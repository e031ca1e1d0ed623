import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { Locale } from '@/lib/contract/locale';
import type { LikePicture } from '@/lib/home/read-likes';
import styles from './like-strip.module.scss';

/** What scrolls is reached by keys too, also where there is nothing in it to press (WCAG 2.1.1). */
const SCROLLED_BY_KEYS = { tabIndex: 0 };

/** Pictures side by side from edge to edge; what does not fit is a swipe or an arrow key away. */
export async function LikeStrip({ pictures, locale }: { pictures: LikePicture[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home' });

  return (
    <div className={styles.likes}>
      <h2 id="you-might-like" className={styles.title}>
        {t('youMightLike')}
      </h2>
      <section className={styles.strip} aria-labelledby="you-might-like" {...SCROLLED_BY_KEYS}>
        <ul className={styles.pictures}>
          {pictures.map((picture) => (
            <li key={picture.src} className={styles.place}>
              <Picture {...picture} sizes="(min-width: 1344px) 17vw, 224px" className={styles.picture} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
