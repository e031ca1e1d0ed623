import type { ReactNode } from 'react';
import { ArtPicture } from '@/components/layout/art-picture';
import type { HeroArt } from '@/content/art';
import styles from './hero.module.scss';

type HeroProps = {
  art: HeroArt;
  title: string;
  tagline: string;
  /** Where the picture is calm: the words in ink on its sky or sand, or on dark water at its foot. */
  place: 'sky' | 'water';
  /** A sentence in place of a word: set smaller. */
  long?: boolean;
  /** One word a line, at the left of what is seen in the picture. */
  stacked?: boolean;
  /** Haze behind the words: for a photograph that is dark in places. */
  hazy?: boolean;
  /** No higher than shows all of a picture that is wider than screens are. */
  whole?: boolean;
  children?: ReactNode;
};

/** What a page opens with: a picture from edge to edge and few words on it. */
export function Hero({ art, title, tagline, place, long, stacked, hazy, whole, children }: HeroProps) {
  const hero = [
    styles.hero,
    styles[place],
    stacked && styles.stacked,
    hazy && styles.hazy,
    whole && styles.whole,
  ];
  return (
    <section className={hero.filter(Boolean).join(' ')}>
      <ArtPicture art={art} sizes="100vw" first className={styles.picture} />
      <div className={styles.words}>
        <div className={styles.said}>
          <h1 className={long ? styles.sentence : styles.title}>{title}</h1>
          <p className={styles.tagline}>{tagline}</p>
        </div>
        {children && <div className={`row2 ${styles.actions}`}>{children}</div>}
      </div>
    </section>
  );
}
