'use client';

import { useSearchParams } from 'next/navigation';
import { MissingOrder } from '@/components/orders/missing-order';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useSession } from '@/lib/account/use-session';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import { orderPath } from '@/lib/orders/order-paths';
import { displayedStatus } from '@/lib/orders/order-timeline';
import { hasReceipt } from '@/lib/orders/receipt-facts';
import { useOrder } from '@/lib/orders/use-order';
import { ReceiptActions, ToOrders } from './receipt-actions';
import { ReceiptSheet, type Shop } from './receipt-sheet';

/** The receipt of the order that the page's address names. */
export function ReceiptOfAddress({ shop }: { shop: Shop }) {
  const t = useTexts('receipt');
  const id = useSearchParams().get('transaction_id');

  if (id) return <ReceiptOfOrder key={id} id={id} shop={shop} />;
  return (
    <Notice tone="plain" action={<ToOrders />}>
      {t('notNamed')}
    </Notice>
  );
}

/** One order's receipt, or why there is none. A pending order is watched: it may be paid any moment. */
function ReceiptOfOrder({ id, shop }: { id: string; shop: Shop }) {
  const t = useTexts('receipt');
  const locale = useLocale();
  const { loggedIn } = useSession();
  const asked = useOrder(id);
  const { order } = asked;

  if (!order || loggedIn === false) return <MissingOrder asked={asked} action={<ToOrders />} />;
  if (!hasReceipt(order)) {
    const toOrder = <ButtonLink href={orderPath(locale, order.id)}>{t('toOrder')}</ButtonLink>;
    return (
      <Notice tone="plain" action={toOrder}>
        {t('notPaid', { status: displayedStatus(order) })}
      </Notice>
    );
  }
  return (
    <>
      <ReceiptActions orderId={order.id} />
      <ReceiptSheet order={order} shop={shop} />
    </>
  );
}
