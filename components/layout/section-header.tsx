import styles from './section-header.module.scss';

type SectionHeaderProps = {
  title: string;
  line: string;
  /** `h1` for the larger heading of a whole page. */
  heading?: 'h1' | 'h2';
};

/** The head of a section: its title in large capitals, and a line in the brand's second typeface. */
export function SectionHeader({ title, line, heading: Heading = 'h2' }: SectionHeaderProps) {
  return (
    <div className={styles.head}>
      <Heading className={Heading === 'h1' ? `largeTitle ${styles.page}` : 'largeTitle'}>{title}</Heading>
      <p className="tagline">{line}</p>
    </div>
  );
}
