import type { ReactNode } from 'react';
import styles from './line-item-table.module.scss';

/** The head of a column. It is empty above pictures and buttons. */
type Head = { name: string; end?: boolean };

/**
 * Returns the columns of a cart (spec §2).
 * @param t translates their names
 */
export const createCartColumnHeadings = (
  t: (name: 'product' | 'quantity' | 'size' | 'price') => string,
): readonly Head[] => [
  { name: t('product') },
  { name: t('quantity') },
  { name: t('size') },
  { name: t('price'), end: true },
  { name: '' },
];

type LineItemTableProps = {
  heads: readonly Head[];
  className?: string | undefined;
  children: ReactNode;
};

/** The lines of a cart or an order. On a phone, which has no column heads, each cell shows its `data-label`. */
export function LineItemTable({ heads, className, children }: LineItemTableProps) {
  return (
    <table className={[styles.table, className].filter(Boolean).join(' ')}>
      <thead className={styles.heads}>
        <tr>
          {heads.map(({ name, end }) =>
            name ? (
              <th key={name} scope="col" className={end ? `${styles.head} ${styles.end}` : styles.head}>
                {name}
              </th>
            ) : (
              <td key="" />
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
