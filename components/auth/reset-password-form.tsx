'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { authPagePath } from '@/lib/account/login-path';
import { useResetPassword } from '@/lib/account/use-account';
import {
  AuthForm,
  FormSentNotice,
  useAccountErrorFormatter,
  useAuthForm,
  useRedirectPath,
} from './auth-form';
import styles from './auth-form.module.scss';
import { NewPasswordField } from './password-field';

/** Sets a new password with the token of the mailed link, which can be used once within an hour. */
export function ResetPasswordForm({ contact }: { contact: string }) {
  const t = useTranslations('password');
  const token = useSearchParams().get('token');
  const failureText = useAccountErrorFormatter(contact);
  const { trigger, data, error, reset } = useResetPassword();
  const { form, submit, busy, errorOf } = useAuthForm({
    labels: { password: t('newPassword') },
    send: async ({ password }) => token && (await trigger({ token, password })),
    error,
    reset,
  });

  if (!token) return <AskNewLink text={t('tokenMissing')} more={t('tokenMissingText')} />;
  if (data) return <PasswordChanged />;
  if (error?.code === 'bad_request') return <AskNewLink text={error.detail || t('tokenMissingText')} />;
  const fieldError = errorOf('password');
  return (
    <AuthForm ref={form} onSubmit={submit} button={{ busy, busyLabel: t('saving'), children: t('save') }}>
      {error && !fieldError && (
        <Notice tone="danger" error={error}>
          {failureText(error)}
        </Notice>
      )}
      <NewPasswordField name="password" error={fieldError} />
      <p className="soft small">{t('everywhere')}</p>
    </AuthForm>
  );
}

/** Reports an invalid link, and offers a new one. */
function AskNewLink({ text, more }: { text: string; more?: string }) {
  const t = useTranslations('password');

  return (
    <div className={styles.form}>
      <Notice tone="danger" action={more && <p>{more}</p>}>
        {text}
      </Notice>
      <ButtonLink href={authPagePath(useLocale(), '/forgot-password', useRedirectPath())}>
        {t('askAgain')}
      </ButtonLink>
    </div>
  );
}

function PasswordChanged() {
  const t = useTranslations('password');

  return (
    <FormSentNotice text={t('resetDone')}>
      <ButtonLink href={authPagePath(useLocale(), '/login', useRedirectPath())} replace>
        {t('toLogin')}
      </ButtonLink>
    </FormSentNotice>
  );
}
