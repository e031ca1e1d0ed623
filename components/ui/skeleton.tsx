import styles from './skeleton.module.scss';

/** A skeleton placeholder. `ratio` is width divided by height. The caller announces the loading state. */
export function Skeleton({ ratio }: { ratio?: number | undefined }) {
  return (
    <span className={styles.skeleton} style={ratio ? { aspectRatio: ratio } : undefined} aria-hidden="true" />
  );
}

/** A loading message above skeletons with the given ratios. */
export function LoadingSkeletons({ ratios, children }: { ratios: readonly number[]; children: string }) {
  return (
    <div className="stack4 soft">
      <p role="status">{children}</p>
      {ratios.map((ratio, index) => (
        <Skeleton key={String(index)} ratio={ratio} />
      ))}
    </div>
  );
}
