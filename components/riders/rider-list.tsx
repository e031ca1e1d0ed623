import { ArtPicture } from '@/components/layout/art-picture';
import type { Art } from '@/content/art';
import type { Rider } from '@/lib/riders/riders';
import { RiderCard } from './rider-card';
import styles from './rider-list.module.scss';

/** Upright pictures in higher boxes: as wide as their height asks for. */
const VIEW_SIZES = '(min-width: 1750px) 34vw, (min-width: 768px) 592px, 427px';

/** Pictures side by side, and the title across all of them. */
export function RidersHero({ arts, title, lead }: { arts: readonly Art[]; title: string; lead: string }) {
  return (
    <section className={styles.hero}>
      <div className={styles.views}>
        {arts.map((art, index) => (
          <ArtPicture
            key={art.src}
            art={art}
            sizes={VIEW_SIZES}
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

const PAIR_SIZES = '(min-width: 1600px) 44rem, (min-width: 768px) 44vw, 46vw';

/** Every rider at large: two side by side, the second of each pair a little lower where there is room. */
export function RiderList({ riders }: { riders: readonly Rider[] }) {
  return (
    <ul className={styles.riders}>
      {riders.map((rider) => (
        <li key={rider.slug} className={styles.place}>
          <RiderCard rider={rider} heading="h2" sizes={PAIR_SIZES} large />
        </li>
      ))}
    </ul>
  );
}
