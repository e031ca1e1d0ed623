import styles from './skeleton.module.scss';

/** A skeleton placeholder; `ratio` is width / height. Say beside it what is loading. */
export function Skeleton({ ratio }: { ratio?: number | undefined }) {
  return (
    <span className={styles.skeleton} style={ratio ? { aspectRatio: ratio } : undefined} aria-hidden="true" />
  );
}
