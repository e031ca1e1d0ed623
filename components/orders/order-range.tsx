'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { expectedArrival, forgetArrival } from '@/components/hooks/arrival';
import styles from './order-history.module.scss';

/**
 * Which of the orders are here. Who has turned the page begins here, too: the link that was pressed is gone, or stands
 * at the end of another list. `path` is the orders' address, without a query.
 */
export function OrderRange({ path, children }: { path: string; children: ReactNode }) {
  const range = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!expectedArrival(path)) return;
    forgetArrival();
    range.current?.focus();
  }, [path]);

  return (
    <p ref={range} tabIndex={-1} role="status" className={styles.range}>
      {children}
    </p>
  );
}
