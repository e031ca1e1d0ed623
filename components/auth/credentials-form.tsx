'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { MessageDialog } from '@/components/dialogs/message-dialog';
import { Notice } from '@/components/ui/notice';
import { describeLoginFailure, useLogin } from '@/lib/account/use-login';
import { NO_SERVER_MESSAGE } from '@/lib/errors/failure-words';
import { AuthForm, useAuthForm } from './auth-form';
import { AccountEmailField, CurrentPasswordField } from './password-field';

type CredentialsFormProps = {
  onLoggedIn: () => void;
  /** The initial value of the email field. */
  email?: string | undefined;
  /** Returns what to offer for an email address that is not confirmed yet. */
  whenUnverified?: (email: string) => ReactNode;
  /** Content below the button. */
  children?: ReactNode;
};

/**
 * A form for email address and password. Presses during a request are ignored. A failure is shown in the form
 * and in a dialog (spec §8).
 */
export function CredentialsForm(props: CredentialsFormProps) {
  const { onLoggedIn, email: likely, whenUnverified, children } = props;
  const t = useTranslations('account');
  const errors = useTranslations('errors');
  const { trigger, error, reset } = useLogin();
  const [tried, setTried] = useState('');
  const [alerted, setAlerted] = useState(false);
  const { form, submit, busy, isMissing, errorOf } = useAuthForm({
    labels: { email: t('email'), password: t('password') },
    send: async (credentials) => {
      const session = await trigger(credentials);
      setTried(credentials.email);
      if (session) onLoggedIn();
      else setAlerted(true);
    },
    error,
    reset,
    alerted,
  });
  // Shows only errors about the format. The form must not reveal which of the two values is wrong.
  const findFieldError = (name: 'email' | 'password') =>
    isMissing || error?.code === 'rejected' ? errorOf(name) : undefined;
  const failure = error && !isMissing && describeLoginFailure(error, errors('login', NO_SERVER_MESSAGE));

  return (
    <>
      <AuthForm
        ref={form}
        onSubmit={submit}
        button={{ busy, busyLabel: t('loggingIn'), children: t('logIn') }}
        below={children}
      >
        {isMissing && <Notice tone="danger">{t('bothNeeded')}</Notice>}
        {failure && (
          <Notice
            tone="danger"
            error={error}
            action={failure.code === 'unverified' && whenUnverified?.(tried)}
          >
            {errors('login', failure)}
          </Notice>
        )}
        <AccountEmailField label={t('email')} email={likely} error={findFieldError('email')} />
        <CurrentPasswordField label={t('password')} error={findFieldError('password')} />
      </AuthForm>
      {alerted && <MessageDialog title={errors('loginAlert')} onClose={() => setAlerted(false)} />}
    </>
  );
}
