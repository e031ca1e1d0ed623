import '@/components/basic-styles';
import styles from './honeypot.module.scss';

/** A field that nobody sees: whoever fills it in is a machine. `label` is for those whose page comes without style. */
export function Honeypot({ label }: { label: string }) {
  return (
    <input
      name="website"
      className={styles.unseen}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      tabIndex={-1}
    />
  );
}
