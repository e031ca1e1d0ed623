import styles from './pill-choice.module.scss';

type PillChoiceProps = {
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  chosen: boolean;
  /** A CSS background, shown as a dot. */
  swatch?: string | undefined;
  /** How many products it would leave, and how that is said. */
  count?: { number: number; said: string };
  children: string;
};

/** A checkbox or radio button with the look of a pill. */
export function PillChoice({ type, name, value, chosen, swatch, count, children }: PillChoiceProps) {
  return (
    <label className={styles.pill} data-empty={count?.number === 0 || undefined}>
      <input className={styles.input} type={type} name={name} value={value} defaultChecked={chosen} />
      {swatch && <span className={styles.swatch} style={{ background: swatch }} aria-hidden="true" />}
      <span>{children}</span>
      {count && (
        <>
          <span className={styles.count} aria-hidden="true">
            {count.number}
          </span>
          <span className="visuallyHidden">{count.said}</span>
        </>
      )}
    </label>
  );
}
