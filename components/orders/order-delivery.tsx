'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { AddressLines } from '@/components/ui/facts';
import type { Order } from '@/lib/contract/order';
import { formatDayInBali, formatDayRange } from '@/lib/format/dates';
import { localePath } from '@/lib/i18n/locale-path';
import {
  DELIVERY_WORKING_DAYS,
  getExpectedDeliveryDays,
  RETURN_PERIOD_DAYS,
} from '@/lib/legal/delivery-days';
import {
  formatShippingLines,
  getOrderStage,
  getPaymentTime,
  isDeliveryExpected,
} from '@/lib/orders/order-facts';
import styles from './order-sections.module.scss';

/** The address, arrival and next step of an order, as far as they are known. */
export function OrderDelivery({ order }: { order: Order }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const stage = getOrderStage(order);
  const goesTo = formatShippingLines(order);
  const hasParcel = isDeliveryExpected(stage);
  if (goesTo.length === 0 && !hasParcel) return null;

  return (
    <div className={styles.delivery}>
      {hasParcel && (
        <OrderSection title={t('comes')}>
          <p className={styles.arrival}>
            <Arrival order={order} stage={stage} />
          </p>
          <Parcel order={order} />
        </OrderSection>
      )}
      {goesTo.length > 0 && (
        <OrderSection title={t('goesTo')}>
          <AddressLines lines={goesTo} />
        </OrderSection>
      )}
      {hasParcel && (
        <OrderSection title={t('nextTitle')}>
          <p className={styles.text}>
            {t('next', { stage, handling: DELIVERY_WORKING_DAYS.handling, returns: RETURN_PERIOD_DAYS })}
          </p>
          {stage === 'delivered' && (
            <Link href={localePath(locale, '/shipping-and-returns')} prefetch={false}>
              {t('howToReturn')}
            </Link>
          )}
        </OrderSection>
      )}
    </div>
  );
}

type OrderSectionProps = { title: string; className?: string | undefined; children: ReactNode };

/** A section of an order with its heading. */
export function OrderSection({ title, className = styles.part, children }: OrderSectionProps) {
  const titleId = useId();

  return (
    <section aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className="caps small">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The day of delivery or the expected days. Without a time of payment, the usual number of days. */
function Arrival({ order, stage }: { order: Order; stage: string }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { deliveredAt, expectedAt } = order.fulfilment ?? {};
  const paidAt = new Date(getPaymentTime(order));

  if (stage === 'delivered') {
    return deliveredAt ? t('cameOn', { date: formatDayInBali(deliveredAt, locale) }) : t('came');
  }
  if (expectedAt) return t('comesOn', { date: formatDayInBali(expectedAt, locale) });
  // Product APIs may send timestamps that are not dates.
  if (!Number.isNaN(paidAt.getTime())) return formatDayRange(getExpectedDeliveryDays(paidAt), locale);
  const { first, last } = DELIVERY_WORKING_DAYS;
  return t('comesWithin', { first, last });
}

/** Carrier, tracking number and tracking link. */
function Parcel({ order: { fulfilment } }: { order: Order }) {
  const t = useTranslations('order');
  const { carrier, trackingNumber, trackingUrl } = fulfilment ?? {};
  const parcel = [carrier, trackingNumber].filter(Boolean).join(', ');
  if (!parcel && !trackingUrl) return null;

  return (
    <p className="breakable">
      {parcel}{' '}
      {trackingUrl && (
        <a href={trackingUrl} rel="noreferrer" target="_blank">
          {t('track')}
          <span className="visuallyHidden"> {t('opensInNewTab')}</span>
        </a>
      )}
    </p>
  );
}
