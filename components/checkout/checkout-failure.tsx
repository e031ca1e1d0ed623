'use client';

import { LogInNotice } from '@/components/login/log-in-notice';
import { Notice } from '@/components/ui/notice';
import type { Shortage } from '@/lib/cart/cart';
import type { ApiError } from '@/lib/errors/api-error';
import { failureWords, SILENT } from '@/lib/errors/failure-words';
import { useTexts } from '@/lib/i18n/texts';

type CheckoutFailureProps = {
  /** Fields are still to be filled in. */
  missing: boolean;
  /** Nobody is logged in (any more). */
  loggedOut: boolean;
  /** The cart's shortages when PAY was pressed. */
  short: Shortage[];
  error: ApiError | undefined;
  onLeave: () => void;
};

/** Why there is no order yet; nothing before PAY was pressed. */
export function CheckoutFailure({ missing, loggedOut, short, error, onLeave }: CheckoutFailureProps) {
  const t = useTexts('checkout');
  const errors = useTexts('errors');

  if (short.length > 0) {
    const reasons = short.map((shortage) => t('short', shortage)).join(' ');
    return (
      <Notice tone="danger" action={<p>{t('shortWayOn')}</p>}>
        {reasons}
      </Notice>
    );
  }
  if (missing) return <Notice tone="danger">{t('allNeeded')}</Notice>;
  if (!(error || loggedOut)) return null;
  if (error && error.code !== 'unauthenticated') {
    return (
      <Notice tone="danger" error={error}>
        {errors('checkout', failureWords(error, errors('checkout', SILENT)))}
      </Notice>
    );
  }

  return (
    <LogInNotice tone="danger" logIn={t('logIn')} hint={t('sessionEnded')} onNavigate={onLeave}>
      {errors('checkout', { code: 'unauthenticated', detail: '' })}
    </LogInNotice>
  );
}
