import { Picture } from '@/components/ui/picture';
import type { Locale } from '@/lib/contract/locale';
import { countryName, flagAddress } from '@/lib/riders/flag';
import styles from './rider-flags.module.scss';

type RiderFlagsProps = { flags: readonly string[]; locale: Locale };

/** The countries a rider starts for. */
export function RiderFlags({ flags, locale }: RiderFlagsProps) {
  return (
    <span className={styles.flags}>
      {flags.map((code) => (
        <Picture
          key={code}
          src={flagAddress(code)}
          width={24}
          height={16}
          sizes={24}
          alt={countryName(code, locale)}
          className={styles.flag}
        />
      ))}
    </span>
  );
}
