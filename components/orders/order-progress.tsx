'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, type RefObject, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { FactList } from '@/components/ui/facts';
import { copyToClipboard, type ShareOutcome } from '@/lib/browser/share';
import type { Order, PendingPayment } from '@/lib/contract/order';
import { formatDateTime } from '@/lib/format/dates';
import { formatRupiah } from '@/lib/format/rupiah';
import { localePath } from '@/lib/i18n/locale-path';
import {
  getOrderStage,
  hasReceipt,
  hasStageMessages,
  isDeliveryExpected,
  receiptPath,
} from '@/lib/orders/order-facts';
import styles from './order-progress.module.scss';

type OrderProgressProps = {
  order: Order;
  /** True while the order is polled. */
  polling?: boolean;
  /** Receives the focus after an action has changed the status. */
  ref?: RefObject<HTMLDivElement | null>;
  /** The buttons and links of the order. */
  children: ReactNode;
};

/** The order's status with an explanation, in a live region. */
export function OrderProgress({ order, polling = false, ref, children }: OrderProgressProps) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { status, snapToken, payment, expiresAt } = order;
  const pending = status === 'pending';
  const payUntil = pending && payment?.status !== 'review' && (payment?.expiresAt ?? expiresAt);
  const stage = getOrderStage(order);
  const [name = ''] = order.customerName.split(' ');

  return (
    <div ref={ref} tabIndex={-1} className={styles.progress} data-status={status}>
      <div role="status" className="stack1">
        <p className={styles.status}>{t('nowStatus', { status: t('statusValue', { status }) })}</p>
        {isDeliveryExpected(stage) && !payment && (
          <p className={styles.thanks}>{t('thanks', { stage, name: name || 'none' })}</p>
        )}
        {pending && payment && (
          <p className={styles.thanks}>{t('paymentBegun', { status: payment.status })}</p>
        )}
        {pending && <p>{polling ? t('checking') : t('stillPending')}</p>}
        {hasStageMessages(stage) && <p className={styles.meaning}>{t('meaning', { status: stage })}</p>}
      </div>
      {pending && payment && <PaymentUnderWay payment={payment} order={order} />}
      {payUntil && (
        <p className={styles.meaning}>{t('payBy', { moment: formatDateTime(payUntil, locale) })}</p>
      )}
      {pending && !payment && !snapToken && <p className={styles.meaning}>{t('payElsewhere')}</p>}
      {children}
    </div>
  );
}

/**
 * Explains a payment that the bank has not confirmed: where to pay, or that the shopper need not do anything.
 */
function PaymentUnderWay({ payment, order }: { payment: PendingPayment; order: Order }) {
  const t = useTranslations('order');
  const { total, method } = order;

  if (payment.status === 'review') return <p className={styles.meaning}>{t('underReview')}</p>;
  if (payment.accounts.length === 0) return null;
  return (
    <div className="stack4">
      <p className={styles.meaning}>{t('transfer', { total: formatRupiah(total), method })}</p>
      {payment.accounts.map(({ bank, number, billerCode }) => (
        <div key={number} className={styles.account}>
          <FactList
            facts={[
              ...(bank ? [{ name: t('bank', { method }), value: t('bankName', { bank }) }] : []),
              ...(billerCode ? [{ name: t('billerCode'), value: billerCode }] : []),
              { name: t('accountNumber', { method }), value: number },
            ]}
            className={styles.accountFacts}
          />
          <CopyButton text={number} />
        </div>
      ))}
    </div>
  );
}

/** Copies a number to the clipboard and confirms it. */
function CopyButton({ text }: { text: string }) {
  const t = useTranslations('order');
  const [outcome, setOutcome] = useState<ShareOutcome>();

  return (
    <p className="row3 screenOnly">
      <Button tone="outline" onClick={async () => setOutcome(await copyToClipboard(text))}>
        {t('copyNumber')}
      </Button>
      <span className="soft small" role="status">
        {outcome === 'copied' && t('numberCopied')}
        {outcome === 'failed' && t('copyFailed')}
      </span>
    </p>
  );
}

/** The button that opens the payment form. It is not shown while a card payment is under review. */
function PayButton({ order, onPay }: { order: Order; onPay: () => void }) {
  const t = useTranslations('order');
  const { status, snapToken, payment } = order;

  if (status !== 'pending' || !snapToken || payment?.status === 'review') return null;
  if (payment?.accounts.length) {
    return (
      <Button tone="outline" onClick={onPay}>
        {t('paymentInstructions')}
      </Button>
    );
  }
  return <Button onClick={onPay}>{t('continuePayment')}</Button>;
}

type OrderActionsProps = {
  order: Order;
  polling: boolean;
  onAsk: () => void;
  onPay: () => void;
  /** Absent where orders cannot be cancelled. */
  onCancel?: (() => void) | undefined;
};

const ENDED_UNPAID = ['failed', 'expired', 'cancelled'];

/** The actions that the order's status allows, the likeliest first. */
export function OrderActions({ order, polling, onAsk, onPay, onCancel }: OrderActionsProps) {
  const t = useTranslations('order');
  const locale = useLocale();
  const pending = order.status === 'pending';

  return (
    <div className="row3 screenOnly">
      <PayButton order={order} onPay={onPay} />
      {pending && !polling && (
        <Button tone="outline" onClick={onAsk}>
          {t('checkAgain')}
        </Button>
      )}
      {pending && onCancel && (
        <Button tone="plain" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
      {hasReceipt(order) && (
        <ButtonLink href={receiptPath(locale, order.id)} tone="outline">
          {t('receipt')}
        </ButtonLink>
      )}
      {ENDED_UNPAID.includes(order.status) && (
        <ButtonLink href={localePath(locale, '/')} tone="outline">
          {t('shopOn')}
        </ButtonLink>
      )}
      <ButtonLink href={localePath(locale, '/account/orders')} tone="plain">
        {t('allOrders')}
      </ButtonLink>
    </div>
  );
}
