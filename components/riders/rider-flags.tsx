import { useLocale } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { countryName, flagAddress } from '@/lib/riders/flag';
import styles from './rider-flags.module.scss';

/** The countries a rider starts for. */
export function RiderFlags({ flags }: { flags: readonly string[] }) {
  const locale = useLocale();
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
