import Link from 'next/link';
import { Picture } from '@/components/ui/picture';
import type { HeroArt } from '@/content/heroes';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import styles from './half-tile.module.scss';

type HalfTileProps = {
  path: `/${string}`;
  locale: Locale;
  title: string;
  text: string;
  art: Omit<HeroArt, 'phone'>;
};

/** The way into one half of the shop. */
export function HalfTile({ path, locale, title, text, art: { src, width, height, alt } }: HalfTileProps) {
  return (
    <Link href={localePath(locale, path)} prefetch={false} className={styles.tile}>
      <Picture
        src={src}
        width={width}
        height={height}
        alt={alt[locale]}
        sizes="(min-width: 768px) 50vw, 100vw"
        className={styles.picture}
      />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
      </span>
    </Link>
  );
}
