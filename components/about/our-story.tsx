import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { Art } from '@/content/art/art';
import type { Locale } from '@/lib/contract/locale';
import styles from './our-story.module.scss';

type OurStoryProps = {
  /** A wide picture, and a print beside the words. */
  art: { view: Art; print: Art };
  locale: Locale;
};

/** How it began, what the name means, how we make things, and where we are now. */
export async function OurStory({ art: { view, print }, locale }: OurStoryProps) {
  const t = await getTranslations({ locale, namespace: 'about' });

  return (
    <section className={styles.story} aria-labelledby="story">
      <h2 id="story" className={styles.title}>
        {t('storyTitle')}
      </h2>
      <p className={styles.lead}>{t('storyLead')}</p>
      <Picture
        {...print}
        alt={print.alt[locale]}
        sizes="(min-width: 768px) 34vw, 100vw"
        className={styles.print}
      />
      <div className={styles.text}>
        <p>{t('storySea')}</p>
        <p>{t('storyMaking')}</p>
      </div>
      <Picture
        {...view}
        alt={view.alt[locale]}
        sizes="(min-width: 768px) 58vw, 100vw"
        className={styles.view}
      />
      <p className={styles.today}>{t('storyToday')}</p>
    </section>
  );
}
