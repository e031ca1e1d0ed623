import styles from './promises.module.scss';

type StatementProps = { heading: 'h2' | 'h3'; title: string; lead: string };

/** A title as on a poster, and the sentence it stands for. */
export function Statement({ heading: Heading, title, lead }: StatementProps) {
  return (
    <>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.lead}>{lead}</p>
    </>
  );
}
