'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Order } from '@/lib/contract/order';
import { formatDateTime } from '@/lib/format/dates';
import { type OrderStep, orderTimeline } from '@/lib/orders/order-timeline';
import styles from './order-timeline.module.scss';
import { OrderPart } from './order-way';

/** What has happened to an order, and when; while it waits for its payment also what will. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations('order');

  return (
    <OrderPart title={t('timeline')} className={styles.timeline}>
      <ol>
        {orderTimeline(order).map((step) => (
          <Step key={`${step.status} ${step.at}`} step={step} />
        ))}
      </ol>
    </OrderPart>
  );
}

function Step({ step: { status, at, isToCome } }: { step: OrderStep }) {
  const t = useTranslations('order');
  const locale = useLocale();

  return (
    <li className={styles.step} data-coming={isToCome || undefined} data-status={status}>
      <span className={styles.name}>{isToCome ? t('eventToCome') : t('event', { status })}</span>
      {at && (
        <time className="soft small figures" dateTime={at}>
          {formatDateTime(at, locale)}
        </time>
      )}
    </li>
  );
}
