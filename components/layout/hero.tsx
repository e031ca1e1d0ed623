import type { ReactNode } from 'react';
import { SitePictureImage } from '@/components/layout/site-picture-image';
import type { HeroPicture } from '@/content/site-pictures';
import styles from './hero.module.scss';

type HeroProps = {
  art: HeroPicture;
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
  /**
   * Shows the whole width of the picture: the height is limited, so that no garment is cropped at the sides and
   * the first products are near the fold. Phones crop this picture instead of loading another.
   */
  whole?: boolean;
  /** With `whole`: higher on wide screens, for a picture whose subject reaches almost to its lower edge. */
  tall?: boolean;
  children?: ReactNode;
};

/**
 * From tablets on, the box may be taller than the picture would be at full width. The picture is then scaled to
 * the height of the box, so its width follows from that height.
 */
const WIDE_SIZES =
  '(min-width: 1024px) max(100vw, min(1480px, 156vh)), (min-width: 768px) max(100vw, min(1308px, 139vh))';
/** On phones, the text on the water makes the box taller. */
const SIZES = { sky: `${WIDE_SIZES}, 100vw`, water: `${WIDE_SIZES}, max(100vw, min(27rem, 59vh))` };

/**
 * Returns the `sizes` of a hero with limited height, for a picture that fills the box and is cropped at the
 * sides.
 */
function wholeSizes({ width, height }: HeroPicture): string {
  const times = (length: number) => Math.round((length * width) / height);
  return `(min-width: 768px) max(100vw, ${times(44)}vw), max(100vw, min(${times(84)}vw, ${times(44)}vh))`;
}

/** The first section of a page: a picture from edge to edge with a short text. */
export function Hero({ art, title, tagline, place, long, stacked, hazy, whole, tall, children }: HeroProps) {
  const hero = [
    styles.hero,
    styles[place],
    stacked && styles.stacked,
    hazy && styles.hazy,
    whole && styles.whole,
    tall && styles.tall,
  ];
  return (
    <section className={hero.filter(Boolean).join(' ')}>
      <SitePictureImage
        art={art}
        sizes={whole ? wholeSizes(art) : SIZES[place]}
        first
        className={styles.picture}
        {...(whole && { phone: undefined })}
      />
      <div className={styles.words}>
        <div className={styles.headings}>
          <h1 className={long ? styles.sentence : styles.title}>{title}</h1>
          <p className={styles.tagline}>{tagline}</p>
        </div>
        {children && <div className={`row2 ${styles.actions}`}>{children}</div>}
      </div>
    </section>
  );
}
