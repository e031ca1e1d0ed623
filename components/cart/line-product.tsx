'use client';

import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { CartLine } from '@/lib/contract/cart';
import { useTexts } from '@/lib/i18n/texts';
import styles from './line-product.module.scss';

/** What a line is of: its picture, where the server sends one, its name, and what one piece costs. */
export function LineProduct({ line }: { line: CartLine }) {
  const t = useTexts('cart');

  return (
    <span className={styles.product}>
      {line.image && (
        <Picture src={line.image} width={48} height={60} alt="" sizes="3rem" className={styles.picture} />
      )}
      <span>
        <span className={styles.name}>{line.itemName}</span>{' '}
        <span className={styles.each}>
          <Price rupiah={line.price} /> {t('each')}
        </span>
      </span>
    </span>
  );
}
