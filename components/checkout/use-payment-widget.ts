'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { Locale } from '@/lib/contract/locale';
import { useLocale } from '@/lib/i18n/texts';
import { loadSnap } from '@/lib/orders/load-snap';

/** `missing`: the provider's script could not be had. `failed`: the provider reported an error. */
type WidgetStage = 'loading' | 'open' | 'missing' | 'failed';

type Widget = {
  snapToken: string;
  embedId: string;
  locale: Locale;
  onStage: (stage: WidgetStage) => void;
  onLeave: () => void;
};

/** From then on the wait is explained, and there is a way around it. */
const SLOW_MS = 5_000;

/** Whether something has been going on for longer than one likes to wait. */
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

/** Shows the provider's form in its element; gives back how it is taken away. */
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
    // One that is through is gone already, and the provider may refuse to hide it again.
    if (shown) window.snap?.hide?.();
  };
}

type PaymentWidgetOptions = { embedId: string; snapToken: string; onLeave: () => void };

/** The provider's form in the element `embedId`, for as long as the component is there. `retry` after `missing`. */
export function usePaymentWidget({ embedId, snapToken, onLeave }: PaymentWidgetOptions) {
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
