import styles from './facts.module.scss';

type Fact = { name: string; value: string };

type FactListProps = {
  facts: readonly Fact[];
  /** Sets `--fact-width`, the minimum column width, or `--fact-columns` and `--fact-gap`. */
  className?: string | undefined;
};

/** A list of names and values, in as many columns as fit. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={[styles.facts, className].filter(Boolean).join(' ')}>
      {facts.map(({ name, value }) => (
        <div key={name} className="shrinks">
          <dt className={styles.name}>{name}</dt>
          <dd className="breakable">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A postal address. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
  return (
    <address className={`${styles.address} breakable`}>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
