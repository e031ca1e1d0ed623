'use client';

import Image from 'next/image';
import type { Order } from '@/lib/contract/order';
import { formatDateTime } from '@/lib/format/dates';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import { customerLines, receiptMoments, shippingLines } from '@/lib/orders/receipt-facts';
import { ReceiptLines } from './receipt-lines';
import styles from './receipt-sheet.module.scss';

/** The receipt, the only part of the page that is printed, on A4 or a till roll. */
export function ReceiptSheet({ order, shop }: { order: Order; shop: Shop }) {
  const t = useTexts('receipt');
  const words = useTexts('order');
  const locale = useLocale();
  const shippedTo = shippingLines(order);
  const method = order.transaction_method;
  const facts = [
    [t('number'), order.id],
    ...receiptMoments(order).map(({ name, at }) => [
      t(name),
      t('moment', { moment: formatDateTime(at, locale) }),
    ]),
    ...(method ? [[t('method'), words('method', { method })]] : []),
  ];

  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <Image {...shop.logo} alt={shop.name} className={styles.logo} loading="eager" unoptimized />
        <p className={styles.title}>{t('title')}</p>
      </header>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className="breakable">{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.parties}>
        <Party title={t('customer')} lines={customerLines(order)} />
        {shippedTo.length > 0 && <Party title={t('shippedTo')} lines={shippedTo} />}
      </div>
      <ReceiptLines order={order} />
      {order.status === 'refunded' && <p className={styles.refunded}>{t('refundedNote')}</p>}
      <footer className={styles.foot}>
        <p className={styles.thanks}>{t('thanks')}</p>
        <p>{t('shop', { name: shop.name, place: shop.place })}</p>
        <p>{shop.email}</p>
        <p>{t('electronic')}</p>
      </footer>
    </article>
  );
}

function Party({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div className="shrinks">
      <h2 className={styles.name}>{title}</h2>
      {lines.map((line) => (
        <p key={line} className="breakable">
          {line}
        </p>
      ))}
    </div>
  );
}

/** The issuer: facts of the brand from `content/site`. */
export type Shop = {
  name: string;
  place: string;
  email: string;
  logo: { src: string; width: number; height: number };
};
