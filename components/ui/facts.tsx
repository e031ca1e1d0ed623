import styles from './facts.module.scss';

type Fact = { name: string; value: string };

type FactsProps = {
  facts: readonly Fact[];
  /** Says how wide a column is at the least, by `--fact-width`. */
  className?: string | undefined;
};

/** What is known, each by its name, in as many columns as there is room for. */
export function Facts({ facts, className }: FactsProps) {
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

/** A postal address, as on a parcel. */
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
