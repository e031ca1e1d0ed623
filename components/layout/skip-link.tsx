import '@/components/basic-styles';
import styles from './skip-link.module.scss';

/** The id of the place that holds the page. */
export const CONTENT_ID = 'content';

/** Past the header, for the keyboard; seen once it has the focus. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a href={`#${CONTENT_ID}`} className={styles.link}>
      {children}
    </a>
  );
}
