'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ApiError } from '@/lib/errors/api-error';
import { getFailureMessageValues, NO_SERVER_MESSAGE } from '@/lib/errors/failure-words';
import type { Messages } from '@/lib/i18n/translator';
import { Notice } from './notice';

type FailureNoticeProps = { of: keyof Messages['errors'] & string; error: ApiError; action?: ReactNode };

/** Shows why something failed (spec §8). `of` is the message key. */
export function FailureNotice({ of, error, action }: FailureNoticeProps) {
  const errors = useTranslations('errors');

  return (
    <Notice tone="danger" error={error} action={action}>
      {errors(of, getFailureMessageValues(error, errors(of, NO_SERVER_MESSAGE)))}
    </Notice>
  );
}
