import type { ReactNode } from 'react';
import { ArtPicture } from '@/components/layout/art-picture';
import type { HeroArt } from '@/content/art';
import styles from './hero.module.scss';

type HeroProps = {
  art: HeroArt;
  title: string;
  tagline: string;
  /** The calm part of the picture: sky or sand for text in ink, or dark water at the lower edge for light text. */
  place: 'sky' | 'water';
  /** Sets a smaller size, for a title that is a sentence. */
  long?: boolean;
  /** Sets one word per line, at the left of the picture's subject. */
  stacked?: boolean;
  /** Adds a haze behind the text, for a photograph with dark parts. */
  hazy?: boolean;
  /** Limits the height, so that the first products are near the fold. Phones have no crop of their own. */
  whole?: boolean;
  children?: ReactNode;
};

/** The first section of a page: a picture from edge to edge with a short text. */
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
      <ArtPicture
        art={art}
        sizes="100vw"
        first
        className={styles.picture}
        {...(whole && { phone: undefined })}
      />
      <div className={styles.words}>
        <div className={styles.spoken}>
          <h1 className={long ? styles.sentence : styles.title}>{title}</h1>
          <p className={styles.tagline}>{tagline}</p>
        </div>
        {children && <div className={`row2 ${styles.actions}`}>{children}</div>}
      </div>
    </section>
  );
}
