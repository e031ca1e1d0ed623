import styles from './prose.module.scss';

/** What a long text opens with: its title, and what it is about. */
export function ProseHead({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </>
  );
}
