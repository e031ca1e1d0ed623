import type { Store } from '@/lib/stores/store-schema';
import styles from './store-address.module.scss';

/** Where a store is, in two lines. */
export function StoreAddress({ store: { address } }: { store: Store }) {
  const { street, district, city, province, postalCode } = address;

  return (
    <address className={styles.address}>
      <span>{street}</span>
      <span>{`${district}, ${city}, ${province} ${postalCode}`}</span>
    </address>
  );
}
