import { useLocale } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import type { Rider } from '@/lib/riders/riders';
import styles from './rider-portrait.module.scss';

type RiderPortraitProps = {
  rider: Pick<Rider, 'name' | 'pictures'>;
  sizes: string | number;
  /** True if the name is next to the portrait, which is decorative then. */
  quiet?: boolean;
  className?: string | undefined;
};

/** A rider's portrait, or a grey box with the first letter of the name (spec §2). */
export function RiderPortrait({ rider, sizes, quiet = false, className }: RiderPortraitProps) {
  const locale = useLocale();
  const { portrait } = rider.pictures;
  const place = className ? `${styles.portrait} ${className}` : styles.portrait;
  if (!portrait) {
    return (
      <span className={`${place} ${styles.letter}`} aria-hidden="true">
        {rider.name.slice(0, 1)}
      </span>
    );
  }
  return <Picture {...portrait} alt={quiet ? '' : portrait.alt[locale]} sizes={sizes} className={place} />;
}
