import { type ProseBlock, plainProse } from '@/lib/prose/prose';
import styles from './prose.module.scss';
import { ProseLine } from './prose-line';

type ProseTableProps = { table: Extract<ProseBlock, { kind: 'table' }> };

/** A table in a text; the first cell of a row names it. */
export function ProseTable({ table: { head, rows } }: ProseTableProps) {
  const columns = head.map(plainProse);

  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.rows}>
        {rows.map(([name = [], ...cells]) => (
          <tr key={plainProse(name)} className={styles.row}>
            <th scope="row" className={styles.name}>
              <ProseLine parts={name} />
            </th>
            {cells.map((cell, index) => {
              const column = columns[index + 1];
              return (
                <td key={column} data-column={column} className={styles.cell}>
                  <ProseLine parts={cell} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
