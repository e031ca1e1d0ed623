import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { CartLine } from '@/lib/contract/cart';
import styles from './line-product.module.scss';

/** What a line is of: its picture, where the server sends one, its name, and what there is to say of it. */
export function LineProduct({ line, children }: { line: CartLine; children?: ReactNode }) {
  return (
    <span className={styles.product}>
      {line.image && (
        <Picture src={line.image} width={48} height={60} alt="" sizes="3rem" className={styles.picture} />
      )}
      <span className={styles.name}>
        {line.itemName}
        {children}
      </span>
    </span>
  );
}
