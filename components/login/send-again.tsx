'use client';

import { useSingleFlight } from '@/components/hooks/use-single-flight';
import { Button } from '@/components/ui/button';
import { type MailKind, useMailRequest } from '@/lib/account/use-account-write';
import { useWait } from '@/lib/account/use-wait';
import { failureWords, SILENT } from '@/lib/errors/failure-words';
import { useTexts } from '@/lib/i18n/texts';
import styles from './send-again.module.scss';

/** How long a mail may take before somebody asks for another one, in seconds. */
const PAUSE_SECONDS = 60;

type SendAgainProps = {
  kind: MailKind;
  email: string;
  /** Where customers write to when the shop's server has no such thing. */
  contact: string;
  /** One has just been sent. */
  justSent?: boolean;
};

/** Has a mail sent again, not more often than once a minute, or as the server asks. */
export function SendAgain({ kind, email, contact, justSent = false }: SendAgainProps) {
  const t = useTexts('password');
  const { trigger, data, error } = useMailRequest(kind);
  const [left, wait] = useWait(justSent ? PAUSE_SECONDS : 0);
  const [send, busy] = useSingleFlight(async () => {
    await trigger(email, {
      onSuccess: () => wait(PAUSE_SECONDS),
      onError: ({ retryAfterSeconds = 0 }) => wait(retryAfterSeconds),
    });
  });

  if (error?.code === 'unsupported') {
    return (
      <p className={styles.said} role="alert">
        {t('failed', { ...failureWords(error, t('failed', SILENT)), contact })}
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
      <p className={styles.said} role="status">
        {error
          ? t('failed', { ...failureWords(error, t('failed', SILENT)), contact })
          : data && t('sentAgain')}
      </p>
    </div>
  );
}
