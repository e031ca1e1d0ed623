'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Price } from '@/components/ui/price';
import type { Order } from '@/lib/contract/order';
import { formatDayOf } from '@/lib/format/dates';
import { hasReceipt, orderPath, receiptPath } from '@/lib/orders/order-facts';
import styles from './order-history.module.scss';
import { PiecePicture } from './order-parts';

/** How many items are named; the rest is counted. */
const NAMED = 3;

/** An order in the list of them. */
export function OrderSummary({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const words = useTranslations('order');
  const locale = useLocale();
  const { id, status, createdAt, lines: items } = order;
  const names = items.slice(0, NAMED).map(({ itemName }) => itemName);
  const more = items.length - names.length;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);

  return (
    <li className={styles.order}>
      <div className={styles.head}>
        <h2 className={styles.title}>{createdAt ? formatDayOf(createdAt, locale) : t('order', { id })}</h2>
        <p className={styles.status} data-status={status}>
          {words('statusValue', { status })}
        </p>
      </div>
      <div className="stack2 shrinks">
        <p className="row2">
          {items.slice(0, NAMED).map((item) => (
            <PiecePicture key={item.id} image={item.image} />
          ))}
        </p>
        <p className={styles.items}>
          {[...names, ...(more > 0 ? [t('more', { count: more })] : [])].join(', ')}
        </p>
        <p className={styles.total}>
          <span className="soft small breakable">{t('pieces', { count: pieces })}</span>{' '}
          <Price rupiah={order.total} />
        </p>
        {createdAt && <p className="soft small breakable">{t('order', { id })}</p>}
      </div>
      <div className={styles.ways}>
        <ButtonLink href={orderPath(locale, id)} tone="outline" aria-label={t('seeNamed', { id })}>
          {t('see')}
        </ButtonLink>
        {hasReceipt(order) && (
          <ButtonLink href={receiptPath(locale, id)} tone="plain" aria-label={t('receiptNamed', { id })}>
            {t('receipt')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
