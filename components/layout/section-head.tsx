import styles from './section-head.module.scss';

type SectionHeadProps = {
  title: string;
  line: string;
  /** `h1` for what a whole page opens with: larger. */
  heading?: 'h1' | 'h2';
};

/** What a part of a page opens with: its name in large capitals, and a line in the brand's other voice. */
export function SectionHead({ title, line, heading: Heading = 'h2' }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <Heading className={Heading === 'h1' ? `largeTitle ${styles.page}` : 'largeTitle'}>{title}</Heading>
      <p className="tagline">{line}</p>
    </div>
  );
}
