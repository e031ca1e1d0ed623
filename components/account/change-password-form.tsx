'use client';

import { type SyntheticEvent, useRef, useState } from 'react';
import { useFocusFirstFault } from '@/components/hooks/use-focus-first-fault';
import { useOnLeave } from '@/components/hooks/use-on-leave';
import { useSingleFlight } from '@/components/hooks/use-single-flight';
import styles from '@/components/login/account-form.module.scss';
import { KnownUsername } from '@/components/login/known-username';
import { NewPasswordField } from '@/components/login/new-password-field';
import { PasswordField } from '@/components/login/password-field';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useChangePassword } from '@/lib/account/use-account-write';
import { useEndSessionOn401 } from '@/lib/account/use-session';
import type { PasswordChange } from '@/lib/contract/account';
import { failureWords, faultAt, SILENT } from '@/lib/errors/failure-words';
import { useTexts } from '@/lib/i18n/texts';

type Missing = Partial<Record<keyof PasswordChange, string>>;

/** Changes the password; the old one is asked for, so that an open browser alone is not enough. */
export function ChangePasswordForm({ email, contact }: { email: string; contact: string }) {
  const t = useTexts('password');
  const validation = useTexts('validation');
  const form = useRef<HTMLFormElement>(null);
  const { trigger, data, error, reset } = useChangePassword();
  const endSessionOn401 = useEndSessionOn401();
  const [missing, setMissing] = useState<Missing>();
  useFocusFirstFault(form, missing ?? error);

  // The page is kept when it is left; no password and no answer shall be in it then.
  useOnLeave(() => {
    form.current?.reset();
    reset();
    setMissing(undefined);
  });
  const [save, busy] = useSingleFlight(async (change: PasswordChange) => {
    if (await trigger(change, { onError: endSessionOn401 })) form.current?.reset();
    setMissing(undefined);
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const currentPassword = String(entered.get('currentPassword') ?? '');
    const newPassword = String(entered.get('newPassword') ?? '');
    if (currentPassword && newPassword) return void save({ currentPassword, newPassword });
    setMissing({
      ...(!currentPassword && {
        currentPassword: validation('required', { field: t('currentPassword') }),
      }),
      ...(!newPassword && { newPassword: validation('required', { field: t('newPassword') }) }),
    });
  };
  const faultOf = (field: keyof PasswordChange) => (missing ? missing[field] : faultAt(error, field));
  const isElsewhere = error && !(faultOf('currentPassword') || faultOf('newPassword') || missing);

  return (
    // A press before the script is there does nothing, rather than put a password into the address.
    <form
      ref={form}
      className={`${styles.form} ${styles.narrow}`}
      method="dialog"
      noValidate
      onSubmit={submit}
    >
      {data && !missing && <Notice tone="plain">{t('changeDone')}</Notice>}
      {isElsewhere && (
        <Notice tone="danger">{t('failed', { ...failureWords(error, t('failed', SILENT)), contact })}</Notice>
      )}
      <KnownUsername email={email} />
      <PasswordField
        name="currentPassword"
        label={t('currentPassword')}
        autoComplete="current-password"
        error={faultOf('currentPassword')}
        required
      />
      <NewPasswordField name="newPassword" error={faultOf('newPassword')} />
      <p className={styles.aside}>{t('elsewhere')}</p>
      <Button type="submit" className={styles.submit} busy={busy} busyLabel={t('saving')}>
        {t('save')}
      </Button>
    </form>
  );
}
