import type { Locale } from '@/lib/contract/locale';
import type { ProseBlock } from '@/lib/prose/prose';
import { ProseLine } from './prose-line';
import styles from './prose-list.module.scss';

type ProseListProps = { list: Extract<ProseBlock, { kind: 'list' }>; locale: Locale };

/** A list in a text: steps with large figures, or points. */
export function ProseList({ list: { ordered, items }, locale }: ProseListProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={ordered ? styles.steps : styles.points}>
      {items.map((parts, index) => (
        <li key={String(index)} className={styles.item}>
          <ProseLine parts={parts} locale={locale} />
        </li>
      ))}
    </List>
  );
}
