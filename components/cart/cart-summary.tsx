'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Price } from '@/components/ui/price';
import { type Cart, sumCartLines } from '@/lib/cart/cart';
import { formatDayRange } from '@/lib/format/dates';
import { getExpectedDeliveryDays } from '@/lib/legal/delivery-days';
import styles from './cart-contents.module.scss';

/**
 * The total of the cart, and the days on which an order that is paid now would arrive. The subtotal is shown if
 * the total differs, and "Delivery: free" if the total is exactly the subtotal minus the discount.
 */
export function CartSummary({ cart, total }: { cart: Cart; total?: string }) {
  const t = useTranslations('cart');
  const locale = useLocale();
  const { items, totalPrice, discount = 0, discountCode } = cart;
  const subtotal = sumCartLines(items);

  return (
    <dl className={styles.summary}>
      {subtotal !== totalPrice && (
        <SummaryRow name={t('subtotal')}>
          <Price rupiah={subtotal} />
        </SummaryRow>
      )}
      {discount > 0 && (
        <SummaryRow name={discountCode ? t('discountOf', { code: discountCode }) : t('discount')}>
          <Price rupiah={discount} className={styles.less} />
        </SummaryRow>
      )}
      {subtotal - discount === totalPrice && <SummaryRow name={t('delivery')}>{t('free')}</SummaryRow>}
      <SummaryRow name={t('arriving')}>
        {formatDayRange(getExpectedDeliveryDays(new Date()), locale)}
      </SummaryRow>
      <div className={styles.total}>
        <dt className="caps small medium">{total ?? t('total')}</dt>
        <dd className={styles.whole}>
          <Price rupiah={totalPrice} className={`medium figures ${styles.sum}`} />
        </dd>
      </div>
    </dl>
  );
}

function SummaryRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={`soft small figures ${styles.part}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
