'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Locale } from '@/lib/contract/locale';
import { loadSnap } from '@/lib/orders/load-snap';
import styles from './checkout-form.module.scss';

type PaymentWidgetProps = {
  orderId: string;
  snapToken: string;
  /** The widget is done: paid, left pending or closed. The product API knows what became of the order. */
  onLeave: () => void;
};

/** The payment provider's form, embedded; with a button to go on when it fails or does not load. */
export function PaymentWidget({ orderId, snapToken, onLeave }: PaymentWidgetProps) {
  const t = useTranslations('checkout');
  const embedId = useId();
  const { stage, slow, retry } = usePaymentWidget({ embedId, snapToken, onLeave });
  const place = useRef<HTMLDivElement>(null);
  // Takes the focus of the button that was pressed for it, which is gone.
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

/** `missing`: the provider's script did not load. `failed`: the provider reported an error. */
type WidgetStage = 'loading' | 'open' | 'missing' | 'failed';

type Widget = {
  snapToken: string;
  embedId: string;
  locale: Locale;
  onStage: (stage: WidgetStage) => void;
  onLeave: () => void;
};

/** After that the wait is explained, and there is a link around it. */
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

/** Embeds the provider's form in its element; returns the cleanup. */
function showWidget({ snapToken, embedId, locale, onStage, onLeave }: Widget): () => void {
  let wanted = true;
  let shown = false;
  const through = (next: () => void) => () => {
    shown = false;
    if (wanted) next();
  };

  const embed = async () => {
    const snap = await loadSnap();
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
    // After a callback it has hidden itself, and the provider may throw when told to hide again.
    if (shown) window.snap?.hide?.();
  };
}

/** The provider's form in the element `embedId`, for as long as the component is there. `retry` after `missing`. */
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
