'use client';

import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/contract/order';
import { OrderDetails } from './order-details';
import styles from './order-parts.module.scss';
import { OrderPieces } from './order-pieces';
import { OrderTimeline } from './order-timeline';
import { OrderWay } from './order-way';

type OrderPartsProps = {
  order: Order;
  /** A dialog has no room for the timeline, and shows the facts at once. */
  isBrief?: boolean;
};

/** Below an order's status, with scripts or without: what was bought, where it goes, timeline, facts for who wants to know. */
export function OrderParts({ order, isBrief = false }: OrderPartsProps) {
  const t = useTranslations('order');

  return (
    <>
      <div className={styles.parts}>
        <OrderPieces order={order} />
        <OrderWay order={order} />
      </div>
      {!isBrief && <OrderTimeline order={order} />}
      <details className={styles.details} open={isBrief}>
        <summary className={styles.summary}>{t('details')}</summary>
        <div className="stack8">
          <OrderDetails order={order} />
        </div>
      </details>
    </>
  );
}
