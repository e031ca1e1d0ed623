import styles from './address-lines.module.scss';

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
