'use client';

import { useSearchParams } from 'next/navigation';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useFocusFirstFault } from '@/components/ui/use-focus-first-fault';
import { useOnLeave } from '@/components/ui/use-on-leave';
import { useSingleFlight } from '@/components/ui/use-single-flight';
import { useResetPassword } from '@/lib/account/use-reset-password';
import { failureWords } from '@/lib/errors/failure-words';
import { faultAt } from '@/lib/errors/fault-at';
import { useTexts } from '@/lib/i18n/texts';
import { AccountDone } from './account-done';
import styles from './account-form.module.scss';
import { AskNewLink } from './ask-new-link';
import { NewPasswordField } from './new-password-field';

/** Chooses a new password with the mail's link, which is good for an hour and once. */
export function ResetPasswordForm({ contact }: { contact: string }) {
  const t = useTexts('password');
  const token = useSearchParams().get('token');
  const form = useRef<HTMLFormElement>(null);
  const { resetPassword, data, error, reset } = useResetPassword();
  const [missing, setMissing] = useState<{ password: string }>();
  useFocusFirstFault(form, missing ?? error);

  // The page is kept when it is left; what was typed and what became of it shall not be in it then.
  useOnLeave(() => {
    form.current?.reset();
    reset();
    setMissing(undefined);
  });
  const [save, busy] = useSingleFlight(async (password: string) => {
    if (token) await resetPassword({ token, password });
    setMissing(undefined);
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (password) void save(password);
    else setMissing({ password: t('newPasswordNeeded') });
  };

  if (!token) return <AskNewLink text={t('tokenMissing')} more={t('tokenMissingText')} />;
  if (data) return <AccountDone text={t('resetDone')} path="/login" way={t('toLogin')} />;
  if (error?.code === 'bad_request') return <AskNewLink text={error.detail ?? t('tokenMissingText')} />;
  const fault = missing?.password ?? faultAt(error, 'password');
  return (
    // A press before the script is there does nothing, rather than put a password into the address.
    <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={submit}>
      {error && !fault && <Notice tone="danger">{t('failed', { ...failureWords(error), contact })}</Notice>}
      <NewPasswordField name="password" error={fault} />
      <p className={styles.aside}>{t('everywhere')}</p>
      <Button type="submit" className={styles.submit} busy={busy} busyLabel={t('saving')}>
        {t('save')}
      </Button>
    </form>
  );
}
