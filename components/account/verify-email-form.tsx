'use client';

import { useSearchParams } from 'next/navigation';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useOnLeave } from '@/components/ui/use-on-leave';
import { useSingleFlight } from '@/components/ui/use-single-flight';
import { useVerifyEmail } from '@/lib/account/use-verify-email';
import { failureWords } from '@/lib/errors/failure-words';
import { useTexts } from '@/lib/i18n/texts';
import styles from './account-form.module.scss';
import { PasswordField } from './password-field';
import { Verified } from './verified';

/** Confirms the address of the mail's link with the account's password (spec §4). */
export function VerifyEmailForm() {
  const t = useTexts('account');
  const errors = useTexts('errors');
  const token = useSearchParams().get('token');
  const { trigger, data, error, reset } = useVerifyEmail();
  const [incomplete, setIncomplete] = useState(false);

  // The page is kept when it is left; what went wrong shall not be in it then.
  useOnLeave(reset);
  const [verify, busy] = useSingleFlight(async (password: string) => {
    if (token) await trigger({ token, password });
    setIncomplete(false);
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (password) void verify(password);
    else setIncomplete(true);
  };

  if (!token) {
    return (
      <Notice tone="danger" action={<p>{t('tokenMissingText')}</p>}>
        {t('tokenMissing')}
      </Notice>
    );
  }
  if (data) return <Verified message={data.message ?? t('verified')} />;
  return (
    // A press before the script is there does nothing, rather than put a password into the address.
    <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
      <p>{t('verifyIntro')}</p>
      {error && <Notice tone="danger">{errors('verify', failureWords(error))}</Notice>}
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        error={incomplete ? t('passwordNeeded') : undefined}
        required
      />
      <Button type="submit" className={styles.submit} busy={busy} busyLabel={t('verifying')}>
        {t('verify')}
      </Button>
    </form>
  );
}
