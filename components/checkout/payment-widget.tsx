'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Locale } from '@/lib/contract/locale';
import { loadMidtransSnap } from '@/lib/orders/load-snap';
import styles from './checkout-form.module.scss';

type PaymentWidgetProps = {
  orderId: string;
  snapToken: string;
  /**
   * Called after a payment, after a payment that is still pending, or when the form is closed. The result is
   * known to the product API.
   */
  onLeave: () => void;
};

/** The payment provider's embedded form, with links to use if the form fails or does not load. */
export function PaymentWidget({ orderId, snapToken, onLeave }: PaymentWidgetProps) {
  const t = useTranslations('checkout');
  const embedId = useId();
  const { stage, slow, retry } = usePaymentWidget({ embedId, snapToken, onLeave });
  const place = useRef<HTMLDivElement>(null);
  // Takes the focus, because the pressed button was removed.
  useEffect(() => {
    if (stage === 'loading') place.current?.focus();
  }, [stage]);
  const toOrderStatus = (
    <Button tone="outline" onClick={onLeave}>
      {t('toOrderStatus')}
    </Button>
  );

  return (
    <div ref={place} className="stack5" tabIndex={-1}>
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

/** `missing`: the provider's script could not be loaded. `failed`: the provider reported an error. */
type WidgetStage = 'loading' | 'open' | 'missing' | 'failed';

type Widget = {
  snapToken: string;
  embedId: string;
  locale: Locale;
  onStage: (stage: WidgetStage) => void;
  onLeave: () => void;
};

/** The time after which the wait is explained, with a link to the order page. */
const SLOW_MS = 5_000;

function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return slow;
}

/** Embeds the provider's form in its element, and returns a cleanup function. */
function showWidget({ snapToken, embedId, locale, onStage, onLeave }: Widget): () => void {
  let wanted = true;
  let shown = false;
  const through = (next: () => void) => () => {
    shown = false;
    if (wanted) next();
  };

  const embed = async () => {
    const snap = await loadMidtransSnap();
    if (!wanted) return;
    const leave = through(onLeave);
    const onError = through(() => onStage('failed'));
    snap.embed(snapToken, {
      embedId,
      language: locale,
      onSuccess: leave,
      onPending: leave,
      onClose: leave,
      onError,
    });
    shown = true;
    onStage('open');
  };
  embed().catch(() => wanted && onStage('missing'));

  return () => {
    wanted = false;
    // After a callback the form has hidden itself, and a second call of `hide` may throw.
    if (shown) window.snap?.hide?.();
  };
}

/**
 * Embeds the provider's form in the element `embedId` while the component is mounted. `retry` loads a missing script
 * again.
 */
function usePaymentWidget({ embedId, snapToken, onLeave }: Omit<Widget, 'locale' | 'onStage'>) {
  const locale = useLocale();
  const [stage, setStage] = useState<WidgetStage>('loading');
  const leave = useEffectEvent(onLeave);
  const missing = stage === 'missing';

  useEffect(
    () =>
      missing
        ? undefined
        : showWidget({ snapToken, embedId, locale, onStage: setStage, onLeave: () => leave() }),
    [missing, snapToken, embedId, locale],
  );

  return { stage, slow: useSlow(stage === 'loading'), retry: () => setStage('loading') };
}
