'use client';

import { useRouter } from 'next/navigation';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { MessageDialog } from '@/components/ui/message-dialog';
import { Notice } from '@/components/ui/notice';
import { useOnLeave } from '@/components/ui/use-on-leave';
import { useSingleFlight } from '@/components/ui/use-single-flight';
import { loginFailure } from '@/lib/account/login-failure';
import { redirectPath } from '@/lib/account/redirect-path';
import { useLogin } from '@/lib/account/use-login';
import type { Credentials } from '@/lib/contract/account';
import { localePath } from '@/lib/i18n/locale-path';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import styles from './account-form.module.scss';
import { OtherWay } from './other-way';
import { PasswordField } from './password-field';

/** Where the login page's own address says to go on. */
function wayBack(home: string): string {
  return redirectPath(new URLSearchParams(window.location.search).get('redirect'), home);
}

/** Logs in and goes on to where the shopper came from (spec §4). */
export function LoginForm() {
  const t = useTexts('account');
  const errors = useTexts('errors');
  const locale = useLocale();
  const router = useRouter();
  const { trigger, error, reset } = useLogin();
  const [incomplete, setIncomplete] = useState(false);
  const [alerted, setAlerted] = useState(false);

  const form = useRef<HTMLFormElement>(null);

  // The page is kept when it is left; neither a password nor a failure shall be in it then.
  useOnLeave(() => {
    form.current?.reset();
    reset();
    setIncomplete(false);
  });
  // A message stays until the answer is there: were it gone at once, the form would move under a second press.
  const [login, busy] = useSingleFlight(async (credentials: Credentials) => {
    const session = await trigger(credentials);
    setIncomplete(false);
    if (session) router.replace(wayBack(localePath(locale, '/')));
    else setAlerted(true);
  });

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const email = String(entered.get('email') ?? '').trim();
    const password = String(entered.get('password') ?? '');
    if (email && password) void login({ email, password });
    else setIncomplete(true);
  };

  return (
    <>
      {/* A press before the script is there does nothing, rather than put a password into the address. */}
      <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={submit}>
        {incomplete && <Notice tone="danger">{t('bothNeeded')}</Notice>}
        {error && !incomplete && <Notice tone="danger">{errors('login', loginFailure(error))}</Notice>}
        <Field
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          autoCapitalize="none"
          required
        />
        <PasswordField name="password" label={t('password')} autoComplete="current-password" required />
        <Button type="submit" className={styles.submit} busy={busy} busyLabel={t('loggingIn')}>
          {t('logIn')}
        </Button>
        <OtherWay question={t('noAccount')} path="/register">
          {t('toRegister')}
        </OtherWay>
      </form>
      {alerted && <MessageDialog title={errors('loginAlert')} onClose={() => setAlerted(false)} />}
    </>
  );
}
