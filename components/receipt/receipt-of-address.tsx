'use client';

import { useSearchParams } from 'next/navigation';
import { useOnLeave } from '@/components/hooks/use-on-leave';
import { useSingleFlight } from '@/components/hooks/use-single-flight';
import { MissingOrder } from '@/components/orders/missing-order';
import { Button, ButtonLink } from '@/components/ui/button';
import { FailureNotice } from '@/components/ui/failure-notice';
import { Notice } from '@/components/ui/notice';
import { useSession } from '@/lib/account/use-session';
import { localePath } from '@/lib/i18n/locale-path';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import { orderPath } from '@/lib/orders/order-paths';
import { displayedStatus } from '@/lib/orders/order-timeline';
import { hasReceipt, receiptFileName } from '@/lib/orders/receipt-facts';
import { useOrder } from '@/lib/orders/use-order';
import { saveFile, useReceiptFile } from '@/lib/orders/use-receipt-file';
import { ReceiptSheet, type Shop } from './receipt-sheet';
import styles from './receipt-sheet.module.scss';

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
export function ReceiptOfOrder({ id, shop }: { id: string; shop: Shop }) {
  const t = useTexts('receipt');
  const locale = useLocale();
  const { loggedIn } = useSession();
  const { order, error, pollAgain } = useOrder(id);

  if (!order || loggedIn === false) {
    return <MissingOrder isNone={order === null} error={error} onRetry={pollAgain} action={<ToOrders />} />;
  }
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

/** Prints the receipt, or saves it as a PDF. */
function ReceiptActions({ orderId }: { orderId: string }) {
  const t = useTexts('receipt');
  const { trigger, data: saved, error, reset } = useReceiptFile(orderId);
  const [save, busy] = useSingleFlight(async () => {
    const file = await trigger();
    if (file) saveFile(file, receiptFileName(orderId));
  });
  useOnLeave(reset);

  return (
    <div className="stack4 screenOnly">
      {error && <FailureNotice of="receipt" error={error} />}
      <div className="row3">
        <Button onClick={() => window.print()}>{t('print')}</Button>
        <Button tone="outline" busy={busy} busyLabel={t('pdfMaking')} onClick={() => void save()}>
          {t('pdf')}
        </Button>
        <ToOrders />
      </div>
      <p role="status" className={styles.saved}>
        {saved && !busy && t('pdfSaved')}
      </p>
    </div>
  );
}

/** The way to all orders. */
function ToOrders() {
  const t = useTexts('receipt');
  const locale = useLocale();

  return (
    <ButtonLink href={localePath(locale, '/account/orders')} tone="outline">
      {t('toOrders')}
    </ButtonLink>
  );
}
