'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useTexts } from '@/lib/i18n/texts';
import styles from './payment-widget.module.scss';
import { usePaymentWidget } from './use-payment-widget';

type PaymentWidgetProps = {
  orderId: string;
  snapToken: string;
  /** The widget is done: paid, left pending or closed. The product API knows what became of the order. */
  onLeave: () => void;
};

/** The payment provider's form, embedded; with a button to go on when it fails or does not load. */
export function PaymentWidget({ orderId, snapToken, onLeave }: PaymentWidgetProps) {
  const t = useTexts('checkout');
  const embedId = useId();
  const { stage, slow, retry } = usePaymentWidget({ embedId, snapToken, onLeave });
  const toOrderStatus = (
    <Button tone="outline" onClick={onLeave}>
      {t('toOrderStatus')}
    </Button>
  );

  return (
    <div className="stack5">
      {stage === 'loading' && (
        <div className={styles.loading}>
          <div role="status">
            <p>{t('widgetLoading')}</p>
            {slow && <p>{t('widgetSlow', { id: orderId })}</p>}
          </div>
          {slow && toOrderStatus}
        </div>
      )}
      {stage === 'missing' && (
        <>
          <Notice tone="danger">{t('widgetMissing')}</Notice>
          <p>{t('widgetMissingText', { id: orderId })}</p>
          <p className="row3">
            <Button onClick={retry}>{t('retry')}</Button> {toOrderStatus}
          </p>
        </>
      )}
      {stage === 'failed' && (
        <Notice tone="danger" action={toOrderStatus}>
          {t('paymentFailed')}
        </Notice>
      )}
      <div id={embedId} className={styles.frame} hidden={stage === 'missing' || stage === 'failed'} />
    </div>
  );
}
