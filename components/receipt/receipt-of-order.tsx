'use client';

import { MissingOrder } from '@/components/orders/missing-order';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useSession } from '@/lib/account/use-session';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import { orderPath } from '@/lib/orders/order-paths';
import { displayedStatus } from '@/lib/orders/order-timeline';
import { hasReceipt } from '@/lib/orders/receipt-facts';
import { useOrder } from '@/lib/orders/use-order';
import { ReceiptActions } from './receipt-actions';
import { ReceiptSheet } from './receipt-sheet';
import type { Shop } from './shop';
import { ToOrders } from './to-orders';

/** One order's receipt, or why there is none. A pending order is watched: it may be paid any moment. */
export function ReceiptOfOrder({ id, shop }: { id: string; shop: Shop }) {
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
