import { useTranslations } from 'next-intl';
import { ArtPicture } from '@/components/layout/art-picture';
import type { Art } from '@/content/art';
import styles from './our-story.module.scss';

type OurStoryProps = {
  /** A wide picture, and a print beside the words. */
  art: { view: Art; print: Art };
};

/** How it began, what the name means, how we make things, and where we are now. */
export function OurStory({ art: { view, print } }: OurStoryProps) {
  const t = useTranslations('about');

  return (
    <section className={styles.story} aria-labelledby="story">
      <h2 id="story" className={`eyebrow ${styles.title}`}>
        {t('storyTitle')}
      </h2>
      <p className={styles.lead}>{t('storyLead')}</p>
      <ArtPicture
        art={print}
        sizes="(min-width: 2000px) 730px, (min-width: 768px) 36vw, 100vw"
        className={styles.print}
      />
      <div className={styles.text}>
        <p>{t('storySea')}</p>
        <p>{t('storyMaking')}</p>
      </div>
      <ArtPicture
        art={view}
        sizes="(min-width: 2000px) 1080px, (min-width: 768px) 58vw, 100vw"
        className={styles.view}
      />
      <p className={styles.today}>{t('storyToday')}</p>
    </section>
  );
}
