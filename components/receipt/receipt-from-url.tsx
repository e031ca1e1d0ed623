'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { OrderUnavailableNotice } from '@/components/orders/order-unavailable-notice';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useSession } from '@/lib/account/use-session';
import { localePath } from '@/lib/i18n/locale-path';
import { getDisplayedStatus, hasReceipt, orderPath } from '@/lib/orders/order-facts';
import { useOrder } from '@/lib/orders/use-order';
import { Receipt, type ReceiptIssuer } from './receipt';

/** The receipt of the order in the query. */
export function ReceiptFromUrl({ shop }: { shop: ReceiptIssuer }) {
  const t = useTranslations('receipt');
  const id = useSearchParams().get('transaction_id');

  if (id) return <ReceiptOfOrder key={id} id={id} shop={shop} />;
  return (
    <Notice tone="plain" action={<ToOrders />}>
      {t('notNamed')}
    </Notice>
  );
}

/**
 * The receipt of an order, or the reason why it is missing. A pending order is polled, because it may be paid
 * soon.
 */
function ReceiptOfOrder({ id, shop }: { id: string; shop: ReceiptIssuer }) {
  const t = useTranslations('receipt');
  const locale = useLocale();
  const { loggedIn } = useSession();
  const { order, error, pollAgain } = useOrder(id);

  if (!order || loggedIn === false) {
    return (
      <OrderUnavailableNotice
        isNone={order === null}
        error={error}
        onRetry={pollAgain}
        action={<ToOrders />}
      />
    );
  }
  if (!hasReceipt(order)) {
    const toOrder = <ButtonLink href={orderPath(locale, order.id)}>{t('toOrder')}</ButtonLink>;
    return (
      <Notice tone="plain" action={toOrder}>
        {t('notPaid', { status: getDisplayedStatus(order) })}
      </Notice>
    );
  }
  return (
    <>
      <div className="row3 screenOnly">
        <Button onClick={() => window.print()}>{t('print')}</Button>
        <ToOrders />
      </div>
      <Receipt order={order} shop={shop} />
    </>
  );
}

/** A link to all orders. */
function ToOrders() {
  const t = useTranslations('receipt');
  const locale = useLocale();

  return (
    <ButtonLink href={localePath(locale, '/account/orders')} tone="outline">
      {t('toOrders')}
    </ButtonLink>
  );
}
