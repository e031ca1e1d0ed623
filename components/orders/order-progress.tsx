'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode, RefObject } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import type { Order } from '@/lib/contract/order';
import { formatDateTime } from '@/lib/format/dates';
import { localePath } from '@/lib/i18n/locale-path';
import { hasReceipt, isComing, isKnownStage, orderStage, receiptPath } from '@/lib/orders/order-facts';
import styles from './order-progress.module.scss';

type OrderProgressProps = {
  order: Order;
  /** The order is being watched. */
  polling?: boolean;
  /** Receives the focus after an action has changed the status. */
  ref?: RefObject<HTMLDivElement | null>;
  /** The buttons and links of the order. */
  children: ReactNode;
};

/** The order's status and what it means, in a live region. */
export function OrderProgress({ order, polling = false, ref, children }: OrderProgressProps) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { status, snapToken, expiresAt } = order;
  const pending = status === 'pending';
  const stage = orderStage(order);
  const [name = ''] = order.customerName.split(' ');

  return (
    <div ref={ref} tabIndex={-1} className={styles.progress} data-status={status}>
      <div role="status" className="stack1">
        <p className={styles.status}>{t('nowStatus', { status: t('statusValue', { status }) })}</p>
        {isComing(stage) && <p className={styles.thanks}>{t('thanks', { stage, name: name || 'none' })}</p>}
        {pending && <p>{polling ? t('checking') : t('stillPending')}</p>}
        {isKnownStage(stage) && <p className={styles.meaning}>{t('meaning', { status: stage })}</p>}
      </div>
      {pending && expiresAt && (
        <p className={styles.meaning}>{t('payBy', { moment: formatDateTime(expiresAt, locale) })}</p>
      )}
      {pending && !snapToken && <p className={styles.meaning}>{t('payElsewhere')}</p>}
      {children}
    </div>
  );
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
      {pending && order.snapToken && <Button onClick={onPay}>{t('continuePayment')}</Button>}
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
