'use client';

import { type SyntheticEvent, useRef, useState } from 'react';
import { useFocusFirstFault } from '@/components/hooks/use-focus-first-fault';
import { useOnLeave } from '@/components/hooks/use-on-leave';
import { useSingleFlight } from '@/components/hooks/use-single-flight';
import { loginFailure, useLogin } from '@/lib/account/use-login';
import type { Credentials } from '@/lib/contract/account';
import { faultAt, SILENT } from '@/lib/errors/failure-words';
import { useTexts } from '@/lib/i18n/texts';

/** What a form for e-mail and password does: `form` and `submit` are its own, the rest is to be shown. */
export function useCredentials(onLoggedIn: () => void) {
  const account = useTexts('account');
  const t = useTexts('validation');
  const errors = useTexts('errors');
  const { trigger, error, reset } = useLogin();
  const [missing, setMissing] = useState<Partial<Credentials>>();
  const [alerted, setAlerted] = useState(false);
  const [tried, setTried] = useState('');

  const form = useRef<HTMLFormElement>(null);
  useFocusFirstFault(form, alerted ? undefined : (missing ?? error));

  // The page is kept when it is left; neither a password nor a failure shall be in it then.
  useOnLeave(() => {
    form.current?.reset();
    reset();
    setMissing(undefined);
  });
  // A message stays until the answer is there: were it gone at once, the form would move under a second press.
  const [login, busy] = useSingleFlight(async (credentials: Credentials) => {
    const session = await trigger(credentials);
    setMissing(undefined);
    setTried(credentials.email);
    if (session) onLoggedIn();
    else setAlerted(true);
  });

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const email = String(entered.get('email') ?? '').trim();
    const password = String(entered.get('password') ?? '');
    if (email && password) return void login({ email, password });
    setMissing({
      ...(!email && { email: t('required', { field: account('email') }) }),
      ...(!password && { password: t('required', { field: account('password') }) }),
    });
  };
  // Only what is wrong with the text itself: which of a pair is wrong is nobody's business.
  const faultOf = (field: keyof Credentials) => {
    if (missing) return missing[field];
    return error?.code === 'rejected' ? faultAt(error, field) : undefined;
  };
  const failure = error && !missing && loginFailure(error, errors('login', SILENT));

  return {
    form,
    submit,
    busy,
    isMissing: missing !== undefined,
    failure,
    faultOf,
    /** The e-mail of the last attempt. */
    tried,
    alerted,
    closeAlert: () => setAlerted(false),
  };
}
