'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Order } from '@/lib/contract/order';
import { formatDateTime } from '@/lib/format/dates';
import { getOrderTimeline, type OrderTimelineStep } from '@/lib/orders/order-facts';
import { OrderDelivery, OrderSection } from './order-delivery';
import { OrderFacts, OrderItems, OrderSums } from './order-details';
import styles from './order-sections.module.scss';

type OrderSectionsProps = {
  order: Order;
  /** True in a dialog, which omits the timeline. */
  isBrief?: boolean;
};

/** The sections below an order's status, which work without JavaScript: timeline, delivery, items and details. */
export function OrderSections({ order, isBrief = false }: OrderSectionsProps) {
  const t = useTranslations('order');

  return (
    <>
      {!isBrief && <OrderTimeline order={order} />}
      <OrderDelivery order={order} />
      {order.lines.length > 0 && (
        <OrderSection title={t('items')} className={styles.items}>
          <OrderItems items={order.lines} />
          <OrderSums order={order} />
        </OrderSection>
      )}
      <OrderSection title={t('details')} className={styles.details}>
        <OrderFacts order={order} />
      </OrderSection>
    </>
  );
}

/** The timeline of an order, with the steps to come. */
function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations('order');

  return (
    <OrderSection title={t('timeline')} className={styles.timeline}>
      <ol className={styles.steps}>
        {getOrderTimeline(order).map((step) => (
          <Step key={`${step.status} ${step.at}`} step={step} />
        ))}
      </ol>
    </OrderSection>
  );
}

function Step({ step: { status, at, isToCome } }: { step: OrderTimelineStep }) {
  const t = useTranslations('order');
  const locale = useLocale();

  return (
    <li className={styles.step} data-coming={isToCome || undefined} data-status={status}>
      <span className="block breakable">{t(isToCome ? 'eventToCome' : 'event', { status })}</span>
      {at && (
        <time className="soft small figures" dateTime={at}>
          {formatDateTime(at, locale)}
        </time>
      )}
    </li>
  );
}

type CustomerServiceLineProps = { children: string; email: string; subject?: string };

/** A text with an email link to customer service. `subject` becomes the subject of the email. */
export function CustomerServiceLine({ children, email, subject }: CustomerServiceLineProps) {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;

  return (
    <p className={styles.contact}>
      {children}{' '}
      <a href={`mailto:${email}${query}`} className={styles.address}>
        {email}
      </a>
    </p>
  );
}
