'use client';

import type { ReactNode } from 'react';
import { LogInNotice } from '@/components/login/log-in-notice';
import { FailedRead, Notice } from '@/components/ui/notice';
import { Loading } from '@/components/ui/skeleton';
import { useSession } from '@/lib/account/use-session';
import { failureWords, SILENT } from '@/lib/errors/failure-words';
import { useTexts } from '@/lib/i18n/texts';
import type { useOrder } from '@/lib/orders/use-order';

type MissingOrderProps = {
  /** The read that gave no order. */
  asked: Pick<ReturnType<typeof useOrder>, 'order' | 'error' | 'pollAgain'>;
  /** Closes the dialog around, when a link leads to another page. */
  onLeave?: (() => void) | undefined;
  /** A link, where there is no such order. */
  action?: ReactNode;
};

/** In place of an order, or of all of them: why it is not here, and the way on (spec §8, Order status). */
export function MissingOrder({ asked: { order, error, pollAgain }, onLeave, action }: MissingOrderProps) {
  const t = useTexts('order');
  const errors = useTexts('errors');
  const { loggedIn } = useSession();

  if (loggedIn === false) {
    const words = { code: 'unauthenticated', detail: '' };
    return (
      <LogInNotice tone="danger" logIn={t('logIn')} onNavigate={onLeave}>
        {errors('orderStatus', words)}
      </LogInNotice>
    );
  }
  if (error) {
    return (
      <FailedRead onRetry={pollAgain} error={error}>
        {errors('orderStatus', failureWords(error, errors('orderStatus', SILENT)))}
      </FailedRead>
    );
  }
  if (order === null) {
    return (
      <Notice tone="plain" action={action}>
        {t('none')}
      </Notice>
    );
  }
  return <Loading ratios={[3]}>{t('loading')}</Loading>;
}
