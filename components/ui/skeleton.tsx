import styles from './skeleton.module.scss';

/** The place of something that is on its way; `ratio` is width / height. Say what is loading beside it. */
export function Skeleton({ ratio }: { ratio?: number | undefined }) {
  return (
    <span className={styles.skeleton} style={ratio ? { aspectRatio: ratio } : undefined} aria-hidden="true" />
  );
}
