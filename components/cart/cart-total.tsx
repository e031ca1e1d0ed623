import { Price } from '@/components/ui/price';
import styles from './cart-total.module.scss';

/** The last line of a bill. */
export function CartTotal({ label, rupiah }: { label: string; rupiah: number }) {
  return (
    <p className={styles.total}>
      <span className={styles.label}>{label}</span> <Price rupiah={rupiah} className={styles.sum} />
    </p>
  );
}
