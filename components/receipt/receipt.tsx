'use client';

import Image from 'next/image';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Price } from '@/components/ui/price';
import type { Order } from '@/lib/contract/order';
import { formatDateTime } from '@/lib/format/dates';
import {
  formatCustomerLines,
  formatShippingLines,
  getReceiptTimes,
  sumOrderLines,
} from '@/lib/orders/order-facts';
import styles from './receipt.module.scss';

/** The receipt, the only part of the page that is printed, on A4 or a till roll. */
export function Receipt({ order, shop }: { order: Order; shop: ReceiptIssuer }) {
  const t = useTranslations('receipt');
  const words = useTranslations('order');
  const locale = useLocale();
  const shippedTo = formatShippingLines(order);
  const { method } = order;
  const facts = [
    [t('number'), order.id],
    ...getReceiptTimes(order).map(({ name, at }) => [t(name), formatDateTime(at, locale)]),
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
        <Party title={t('customer')} lines={formatCustomerLines(order)} />
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

/** The issuer of the receipt, from `content/site`. */
export type ReceiptIssuer = {
  name: string;
  place: string;
  email: string;
  logo: { src: string; width: number; height: number };
};

const COLUMNS = ['item', 'price', 'quantity', 'amount'] as const;

/** The lines and the total. On narrow paper each line has two rows. */
function ReceiptLines({ order }: { order: Order }) {
  const t = useTranslations('receipt');
  const words = useTranslations('order');
  const { discount = 0, refunded = 0 } = order;
  const isWhole = sumOrderLines(order) - discount === order.total;

  return (
    <table className={styles.table}>
      <caption className="visuallyHidden">{t('items')}</caption>
      <thead className={styles.heads}>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={styles.column}>
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {order.lines.map(({ id, itemName, sizeName, price, quantity }) => (
          <tr key={id} className={styles.line}>
            <th scope="row" className={styles.item}>
              {itemName}
              {sizeName && <span className="block soft small">{words('size', { size: sizeName })}</span>}
            </th>
            <td className={styles.price}>
              <Price rupiah={price} />
            </td>
            <td className={styles.quantity}>{quantity}</td>
            <td className={styles.amount}>
              <Price rupiah={price * quantity} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot className={styles.body}>
        {discount > 0 && (
          <SumRow name={words('discount')} className={`soft ${styles.part}`}>
            <Price rupiah={discount} className={styles.less} />
          </SumRow>
        )}
        {isWhole && (
          <SumRow name={t('delivery')} className={`soft ${styles.part}`}>
            {t('free')}
          </SumRow>
        )}
        <SumRow name={t('total')} className={styles.total}>
          <Price rupiah={order.total} />
        </SumRow>
        {refunded > 0 && (
          <SumRow name={words('refundedSum')} className={`soft ${styles.part}`}>
            <Price rupiah={refunded} className={styles.less} />
          </SumRow>
        )}
      </tfoot>
    </table>
  );
}

type SumRowProps = { name: string; className: string | undefined; children: ReactNode };

function SumRow({ name, className, children }: SumRowProps) {
  return (
    <tr className={className}>
      <th scope="row" colSpan={3} className={styles.item}>
        {name}
      </th>
      <td className={styles.amount}>{children}</td>
    </tr>
  );
}
