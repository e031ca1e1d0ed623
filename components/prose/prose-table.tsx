import type { Locale } from '@/lib/contract/locale';
import type { ProseBlock } from '@/lib/prose/prose';
import { ProseLine } from './prose-line';
import styles from './prose-table.module.scss';

type ProseTableProps = { table: Extract<ProseBlock, { kind: 'table' }>; locale: Locale };

/** A table in a text; the first cell of a row names it. */
export function ProseTable({ table: { head, rows }, locale }: ProseTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((cell, column) => (
            <th key={String(column)} scope="col" className={styles.column}>
              <ProseLine parts={cell} locale={locale} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = [], ...cells], row) => (
          <tr key={String(row)}>
            <th scope="row" className={styles.row}>
              <ProseLine parts={name} locale={locale} />
            </th>
            {cells.map((cell, column) => (
              <td key={String(column)} className={styles.cell}>
                <ProseLine parts={cell} locale={locale} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
