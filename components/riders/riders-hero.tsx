import { ArtPicture } from '@/components/layout/art-picture';
import type { Art } from '@/content/art';
import styles from './riders-hero.module.scss';

/** Upright pictures in higher boxes: as wide as their height asks for. */
const SIZES = '(min-width: 1750px) 34vw, (min-width: 768px) 592px, 427px';

/** Pictures side by side, and the title across all of them. */
export function RidersHero({ arts, title, lead }: { arts: readonly Art[]; title: string; lead: string }) {
  return (
    <section className={styles.hero}>
      <div className={styles.views}>
        {arts.map((art, index) => (
          <ArtPicture
            key={art.src}
            art={art}
            sizes={SIZES}
            first={index === 0}
            inSight
            className={styles.view}
          />
        ))}
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
    </section>
  );
}
