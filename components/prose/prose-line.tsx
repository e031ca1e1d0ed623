import type { ReactNode } from 'react';
import { ShopLink } from '@/components/layout/shop-link';
import { isOwnPage, type ProseBlock, type ProseInline, plainProse } from '@/lib/prose/prose';
import styles from './prose.module.scss';

/** The words of a line, with their emphasis and links. */
export function ProseLine({ parts }: { parts: readonly ProseInline[] }) {
  return parts.map((part, index) => {
    // Static text: the index is a stable key.
    const key = `${index}-${part.kind}`;
    if (part.kind === 'text') return part.text;

    const words = <ProseLine parts={part.parts} />;
    if (part.kind === 'strong') return <strong key={key}>{words}</strong>;
    if (part.kind === 'emphasis') {
      return (
        <em key={key} className={styles.emphasis}>
          {words}
        </em>
      );
    }
    return (
      <ProseLink key={key} href={part.href}>
        {words}
      </ProseLink>
    );
  });
}

function ProseLink({ href, children }: { href: string; children: ReactNode }) {
  if (!isOwnPage(href)) {
    return (
      <a href={href} className={styles.link}>
        {children}
      </a>
    );
  }
  return (
    <ShopLink href={href} className={styles.link}>
      {children}
    </ShopLink>
  );
}

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
