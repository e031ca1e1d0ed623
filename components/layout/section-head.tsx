import styles from './section-head.module.scss';

/** What a part of a page opens with: its name in large capitals, and a line in the brand's other voice. */
export function SectionHead({ title, line }: { title: string; line: string }) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.line}>{line}</p>
    </div>
  );
}
