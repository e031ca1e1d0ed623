'use client';

import { useSearchParams } from 'next/navigation';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useFocusFirstFault } from '@/components/ui/use-focus-first-fault';
import { useOnLeave } from '@/components/ui/use-on-leave';
import { useSingleFlight } from '@/components/ui/use-single-flight';
import { useVerifyEmail } from '@/lib/account/use-verify-email';
import { failureWords } from '@/lib/errors/failure-words';
import { faultAt } from '@/lib/errors/fault-at';
import { useTexts } from '@/lib/i18n/texts';
import styles from './account-form.module.scss';
import { MailRequest } from './mail-request';
import { PasswordField } from './password-field';
import { Verified } from './verified';

/**
 * Confirms the address of the mail's link with the account's password (spec §4); a link that is no good (any more)
 * is had sent anew. `contact` is where customers write to.
 */
export function VerifyEmailForm({ contact }: { contact: string }) {
  const t = useTexts('account');
  const errors = useTexts('errors');
  const words = useTexts('password');
  const form = useRef<HTMLFormElement>(null);
  const token = useSearchParams().get('token');
  const { trigger, data, error, reset } = useVerifyEmail();
  const [missing, setMissing] = useState<{ password: string }>();
  useFocusFirstFault(form, missing ?? error);

  // The page is kept when it is left; neither a password nor what went wrong shall be in it then.
  useOnLeave(() => {
    form.current?.reset();
    reset();
    setMissing(undefined);
  });
  const [verify, busy] = useSingleFlight(async (password: string) => {
    if (token) await trigger({ token, password });
    setMissing(undefined);
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (password) void verify(password);
    else setMissing({ password: t('passwordNeeded') });
  };

  const newLink = <MailRequest kind="verification" intro={words('newLink')} contact={contact} />;
  if (!token) {
    return (
      <div className={styles.form}>
        <Notice tone="danger" action={<p>{t('tokenMissingText')}</p>}>
          {t('tokenMissing')}
        </Notice>
        {newLink}
      </div>
    );
  }
  if (data) return <Verified message={data.message ?? t('verified')} />;
  const fault = missing?.password ?? faultAt(error, 'password');
  return (
    <div className={styles.form}>
      {/* A press before the script is there does nothing, rather than put a password into the address. */}
      <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={submit}>
        <p>{t('verifyIntro')}</p>
        {error && <Notice tone="danger">{errors('verify', failureWords(error))}</Notice>}
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          error={fault}
          required
        />
        <Button type="submit" className={styles.submit} busy={busy} busyLabel={t('verifying')}>
          {t('verify')}
        </Button>
      </form>
      {error?.code === 'bad_request' && <div className={styles.apart}>{newLink}</div>}
    </div>
  );
}
