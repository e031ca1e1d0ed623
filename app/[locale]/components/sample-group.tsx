import type { ReactNode } from 'react';
import styles from './page.module.scss';
import { formatSampleCaption } from './samples';

/** Controls that belong together. Each group is one snapshot in e2e/pictures/components.spec.ts. */
export function SampleGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section id={name} className={styles.group} data-group="">
      <h2 className={styles.title}>{formatSampleCaption(name)}</h2>
      <div className={styles.specimens}>{children}</div>
    </section>
  );
}

type SampleProps = {
  /** Omitted for parts that need no caption. */
  state?: string;
  /** Takes the whole row. */
  wide?: boolean | undefined;
  children: ReactNode;
};

/** A component in one of its states. */
export function Sample({ state, wide = false, children }: SampleProps) {
  return (
    <figure data-state={state} className={wide ? `${styles.specimen} ${styles.wide}` : styles.specimen}>
      {state && <figcaption className={styles.state}>{formatSampleCaption(state)}</figcaption>}
      {children}
    </figure>
  );
}

/** Components keyed by the state they are in. */
export function SampleStates({ of, wide }: { of: Record<string, ReactNode>; wide?: boolean }) {
  return Object.entries(of).map(([state, part]) => (
    <Sample key={state} state={state} wide={wide}>
      {part}
    </Sample>
  ));
}
