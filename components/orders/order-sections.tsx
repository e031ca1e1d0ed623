'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { Order, OrderLine } from '@/lib/contract/order';
import { formatLocalMoment } from '@/lib/format/dates';
import { getOrderTimeline, type OrderStep, sumOrderLines } from '@/lib/orders/order-facts';
import { OrderDelivery, OrderSection } from './order-delivery';
import { OrderDetails } from './order-details';
import styles from './order-sections.module.scss';

type OrderSectionsProps = {
  order: Order;
  /** A dialog omits the timeline. */
  isBrief?: boolean;
};

/** The sections below an order's status, which work without JavaScript: items, delivery, timeline and details. */
export function OrderSections({ order, isBrief = false }: OrderSectionsProps) {
  const t = useTranslations('order');

  return (
    <>
      <div className={styles.parts}>
        <OrderPieces order={order} />
        <OrderDelivery order={order} />
      </div>
      {!isBrief && <OrderTimeline order={order} />}
      <OrderSection title={t('details')} className={styles.details}>
        <OrderDetails order={order} />
      </OrderSection>
    </>
  );
}

/** The lines of an order with their pictures, and the total. */
function OrderPieces({ order }: { order: Order }) {
  const t = useTranslations('order');
  const { lines, discount = 0, refunded = 0, total } = order;
  if (lines.length === 0) return null;

  return (
    <OrderSection title={t('pieces')} className={styles.pieces}>
      <ul>
        {lines.map((line) => (
          <Piece key={line.id} line={line} />
        ))}
      </ul>
      <dl className={styles.sums}>
        {discount > 0 && (
          <div className={`soft small ${styles.sum}`}>
            <dt>{t('discount')}</dt>
            <dd>
              <Price rupiah={discount} className={styles.less} />
            </dd>
          </div>
        )}
        {sumOrderLines(order) - discount === total && (
          <div className={`soft small ${styles.sum}`}>
            <dt>{t('delivery')}</dt>
            <dd>{t('free')}</dd>
          </div>
        )}
        <div className={`medium ${styles.total}`}>
          <dt>{t('total')}</dt>
          <dd>
            <Price rupiah={total} />
          </dd>
        </div>
        {refunded > 0 && (
          <div className={`soft small ${styles.sum}`}>
            <dt>{t('refundedSum')}</dt>
            <dd>
              <Price rupiah={refunded} className={styles.less} />
            </dd>
          </div>
        )}
      </dl>
    </OrderSection>
  );
}

function Piece({ line: { itemName, sizeName, quantity, price, image } }: { line: OrderLine }) {
  const t = useTranslations('order');
  const size = sizeName && t('size', { size: sizeName });

  return (
    <li className={styles.piece}>
      <ItemPicture image={image} />
      <div className="shrinks">
        <p className="medium breakable">{itemName}</p>
        <p className="soft small">{[size, t('piecesOf', { quantity })].filter(Boolean).join(', ')}</p>
      </div>
      <p className="figures">
        <Price rupiah={price * quantity} />
      </p>
    </li>
  );
}

/** A small picture of an item, or a plain background if the item has no picture. */
export function ItemPicture({ image }: { image: string | undefined }) {
  return (
    <span className={styles.picture}>
      {image && <Picture src={image} width={72} height={90} alt="" sizes={72} className="fill" />}
    </span>
  );
}

/** The timeline of an order. While the order waits for its payment, the timeline also shows the coming stages. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations('order');

  return (
    <OrderSection title={t('timeline')} className={styles.timeline}>
      <ol>
        {getOrderTimeline(order).map((step) => (
          <Step key={`${step.status} ${step.at}`} step={step} />
        ))}
      </ol>
    </OrderSection>
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
          {formatLocalMoment(at, locale)}
        </time>
      )}
    </li>
  );
}

type ContactLineProps = { children: string; email: string; subject?: string };

/** A text with an email link to customer service. `subject` becomes the subject of the email. */
export function ContactLine({ children, email, subject }: ContactLineProps) {
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
