import { Picture } from '@/components/ui/picture';
import type { Art } from '@/content/art/art';
import type { Locale } from '@/lib/contract/locale';
import styles from './riders-hero.module.scss';

/** Upright pictures in higher boxes: as wide as their height asks for. */
const SIZES = '(min-width: 1750px) 34vw, (min-width: 768px) 592px, 427px';

type RidersHeroProps = { arts: readonly Art[]; locale: Locale; title: string; lead: string };

/** Pictures side by side, and the title across all of them. */
export function RidersHero({ arts, locale, title, lead }: RidersHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.views}>
        {arts.map((art) => (
          <Picture key={art.src} {...art} alt={art.alt[locale]} sizes={SIZES} first className={styles.view} />
        ))}
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
    </section>
  );
}
