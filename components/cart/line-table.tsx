import type { ReactNode } from 'react';
import styles from './line-table.module.scss';

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
];

type LineTableProps = {
  caption?: string;
  heads: readonly Head[];
  /** True if the last column has buttons, and no head. */
  actions?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** The lines of a cart or an order. On a phone, which has no column heads, each cell shows its `data-label`. */
export function LineTable({ caption, heads, actions = false, className, children }: LineTableProps) {
  return (
    <table className={[styles.table, className].filter(Boolean).join(' ')}>
      {caption && <caption className={styles.caption}>{caption}</caption>}
      <thead className={styles.heads}>
        <tr>
          {heads.map(({ name, end }) => (
            <th key={name} scope="col" className={end ? `${styles.head} ${styles.end}` : styles.head}>
              {name}
            </th>
          ))}
          {actions && <td />}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
