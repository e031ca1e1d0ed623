'use client';

import { LogInLink } from '@/components/account/log-in-link';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ApiError } from '@/lib/errors/api-error';
import { failureWords } from '@/lib/errors/failure-words';
import { useTexts } from '@/lib/i18n/texts';

type CheckoutFailureProps = {
  /** Fields are still to be filled in. */
  missing: boolean;
  /** Nobody is logged in (any more). */
  loggedOut: boolean;
  error: ApiError | undefined;
  onLeave: () => void;
};

/** Why there is no order yet; nothing when there is nothing to say. */
export function CheckoutFailure({ missing, loggedOut, error, onLeave }: CheckoutFailureProps) {
  const t = useTexts('checkout');
  const errors = useTexts('errors');

  if (missing) return <Notice tone="danger">{t('allNeeded')}</Notice>;
  if (!(error || loggedOut)) return null;
  if (error && error.code !== 'unauthenticated') {
    return <Notice tone="danger">{errors('checkout', failureWords(error))}</Notice>;
  }

  const logIn = (
    <>
      <p>{t('sessionEnded')}</p>
      <LogInLink className={buttonClass('solid')} onNavigate={onLeave}>
        {t('logIn')}
      </LogInLink>
    </>
  );
  return (
    <Notice tone="danger" action={logIn}>
      {errors('checkout', { code: 'unauthenticated', detail: '' })}
    </Notice>
  );
}
