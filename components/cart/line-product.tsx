import { Picture } from '@/components/ui/picture';
import type { CartLine } from '@/lib/contract/cart';
import styles from './line-product.module.scss';

/** What a line is of: its picture, where the server sends one, and its name. */
export function LineProduct({ line }: { line: CartLine }) {
  return (
    <span className={styles.product}>
      {line.image && (
        <Picture src={line.image} width={48} height={60} alt="" sizes="3rem" className={styles.picture} />
      )}
      <span className={styles.name}>{line.itemName}</span>
    </span>
  );
}
