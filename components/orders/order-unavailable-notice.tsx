'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LogInNotice } from '@/components/auth/log-in-notice';
import { Notice, ReadFailureNotice } from '@/components/ui/notice';
import { LoadingSkeletons } from '@/components/ui/skeleton';
import { useSession } from '@/lib/account/use-session';
import type { ApiError } from '@/lib/errors/api-error';
import { getFailureMessageValues, NO_SERVER_MESSAGE } from '@/lib/errors/failure-words';

type OrderUnavailableNoticeProps = {
  /** True if there is no order. Otherwise the order is loading or could not be loaded. */
  isNone?: boolean;
  error?: ApiError | undefined;
  onRetry: () => void;
  /** The link to show if there is no order. */
  action?: ReactNode;
};

/** Replaces an order, or the order history: explains why nothing is shown, with a next step (spec §8, Order status). */
export function OrderUnavailableNotice({ isNone, error, onRetry, action }: OrderUnavailableNoticeProps) {
  const t = useTranslations('order');
  const errors = useTranslations('errors');
  const { loggedIn } = useSession();

  if (loggedIn === false) {
    const words = { code: 'unauthenticated', detail: '' };
    return (
      <LogInNotice tone="plain" logIn={t('logIn')}>
        {errors('orderStatus', words)}
      </LogInNotice>
    );
  }
  if (error) {
    return (
      <ReadFailureNotice onRetry={onRetry} error={error}>
        {errors('orderStatus', getFailureMessageValues(error, errors('orderStatus', NO_SERVER_MESSAGE)))}
      </ReadFailureNotice>
    );
  }
  if (isNone) {
    return (
      <Notice tone="plain" action={action}>
        {t('none')}
      </Notice>
    );
  }
  return <LoadingSkeletons ratios={[3]}>{t('loading')}</LoadingSkeletons>;
}
