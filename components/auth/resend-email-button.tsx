'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useSingleFlight } from '@/components/hooks/use-submission';
import { Button } from '@/components/ui/button';
import { type MailKind, useMailRequest } from '@/lib/account/use-account';
import { getEmailRedirectPath, useAccountErrorFormatter } from './auth-form';
import styles from './auth-form.module.scss';

/** The delay before the email can be requested again, in seconds. */
const PAUSE_SECONDS = 60;
const SECOND_MS = 1_000;

/**
 * Counts down the seconds until a request is allowed. They are computed from the clock, because a suspended
 * tab runs no timers. Returns `[secondsLeft, wait]`; `wait` starts another countdown.
 */
function useCountdown(seconds: number) {
  const [until, setUntil] = useState(() => Date.now() + seconds * SECOND_MS);
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS)));
    count();
    const ticking = setInterval(() => {
      count();
      if (Date.now() >= until) clearInterval(ticking);
    }, SECOND_MS);
    return () => clearInterval(ticking);
  }, [until]);

  return [left, (more: number) => setUntil(Date.now() + more * SECOND_MS)] as const;
}

type ResendEmailButtonProps = {
  kind: MailKind;
  email: string;
  /** The email address to write to if the server lacks the endpoint. */
  contact: string;
  /** True if an email has just been sent. */
  justSent?: boolean;
};

/** Requests the email again, at most once a minute, or after the delay that the server requires. */
export function ResendEmailButton({ kind, email, contact, justSent = false }: ResendEmailButtonProps) {
  const t = useTranslations('password');
  const failureText = useAccountErrorFormatter(contact);
  const { trigger, data, error } = useMailRequest(kind);
  const [left, wait] = useCountdown(justSent ? PAUSE_SECONDS : 0);
  const [send, busy] = useSingleFlight(async () => {
    await trigger(
      { email, redirect: getEmailRedirectPath() },
      {
        onSuccess: () => wait(PAUSE_SECONDS),
        onError: ({ retryAfterSeconds = 0 }) => wait(retryAfterSeconds),
      },
    );
  });

  if (error?.code === 'unsupported') {
    return (
      <p className="soft small" role="alert">
        {failureText(error)}
      </p>
    );
  }
  return (
    <div className={styles.again}>
      <Button
        tone="outline"
        busy={busy || left > 0}
        busyLabel={left > 0 ? t('sendAgainIn', { seconds: left }) : t('sending')}
        onClick={() => void send()}
      >
        {t('sendAgain')}
      </Button>
      <p className="soft small" role="status">
        {error ? failureText(error) : data && t('sentAgain')}
      </p>
    </div>
  );
}
