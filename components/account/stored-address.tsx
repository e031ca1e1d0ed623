'use client';

import { FailedRead } from '@/components/ui/failed-read';
import { Skeleton } from '@/components/ui/skeleton';
import { useAddress } from '@/lib/account/use-profile';
import type { Address } from '@/lib/contract/account';
import { useTexts } from '@/lib/i18n/texts';
import { AccountPart } from './account-part';
import styles from './stored-address.module.scss';

/** Where the last order went. A server that does not tell has no such part. */
export function StoredAddress() {
  const t = useTexts('profile');
  const { address, error, retry } = useAddress();

  if (error?.code === 'unsupported' || error?.code === 'unauthenticated') return null;
  return (
    <AccountPart title={t('address')}>
      {error && <FailedRead onRetry={retry}>{t('addressFailed')}</FailedRead>}
      {!error && address === undefined && <Skeleton ratio={4} />}
      {address === null && <p className={styles.aside}>{t('addressNone')}</p>}
      {address && <AddressLines address={address} />}
    </AccountPart>
  );
}

function AddressLines({ address }: { address: Address }) {
  const t = useTexts('profile');
  const { receiptName, city, province, postalCode } = address;
  const lines = [receiptName, address.address, [city, postalCode].filter(Boolean).join(' '), province];

  return (
    <>
      <address className={styles.address}>
        {lines.filter(Boolean).map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </address>
      <p className={styles.aside}>{t('addressText')}</p>
    </>
  );
}
