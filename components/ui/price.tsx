'use client';

import { useLocale } from 'next-intl';
import { formatRupiah, formatRupiahForSpeech } from '@/lib/format/rupiah';
import styles from './price.module.scss';

/**
 * A price in whole rupiah, such as `Rp. 1.250.000`. It is not translated or wrapped, and has a text for
 * screen readers. It is a client component, because its props are shorter than its markup in the RSC payload.
 */
export function Price({ rupiah, className }: { rupiah: number; className?: string | undefined }) {
  const locale = useLocale();

  return (
    <span className={className ? `${styles.price} ${className}` : styles.price} translate="no">
      <span aria-hidden="true">{formatRupiah(rupiah)}</span>
      <span className={styles.spoken}> {formatRupiahForSpeech(rupiah, locale)}</span>
    </span>
  );
}
