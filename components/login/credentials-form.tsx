'use client';

import type { ReactNode } from 'react';
import { MessageDialog } from '@/components/dialogs/message-dialog';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { useTexts } from '@/lib/i18n/texts';
import styles from './account-form.module.scss';
import { PasswordField } from './password-field';
import { useCredentials } from './use-credentials';

type CredentialsFormProps = {
  onLoggedIn: () => void;
  /** Who is most likely to log in. */
  email?: string | undefined;
  /** What can be done about an address that is still to be confirmed. */
  whenUnverified?: (email: string) => ReactNode;
  /** What stands below the button. */
  children?: ReactNode;
};

/** E-mail and password, sent once however often it is pressed; a failure is said here and in a dialog (spec §8). */
export function CredentialsForm(props: CredentialsFormProps) {
  const { onLoggedIn, email: likely, whenUnverified, children } = props;
  const t = useTexts('account');
  const errors = useTexts('errors');
  const { form, submit, busy, isMissing, failure, faultOf, tried, alerted, closeAlert } =
    useCredentials(onLoggedIn);

  return (
    <>
      {/* A press before the script is there does nothing, rather than put a password into the address. */}
      <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={submit}>
        {isMissing && <Notice tone="danger">{t('bothNeeded')}</Notice>}
        {failure && (
          <Notice tone="danger" action={failure.code === 'unverified' && whenUnverified?.(tried)}>
            {errors('login', failure)}
          </Notice>
        )}
        <Field
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          autoCapitalize="none"
          defaultValue={likely}
          error={faultOf('email')}
          required
        />
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          error={faultOf('password')}
          required
        />
        <Button type="submit" className={styles.submit} busy={busy} busyLabel={t('loggingIn')}>
          {t('logIn')}
        </Button>
        {children}
      </form>
      {alerted && <MessageDialog title={errors('loginAlert')} onClose={closeAlert} />}
    </>
  );
}
