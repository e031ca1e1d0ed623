'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useResetPassword } from '@/lib/account/use-account-write';
import { localePath } from '@/lib/i18n/locale-path';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import { EntryForm } from './entry-form';
import styles from './entry-form.module.scss';
import { NewPasswordField } from './password-field';
import { useEntryForm, useFailureText } from './use-entry-form';

/** Chooses a new password with the mail's link, which is good for an hour and once. */
export function ResetPasswordForm({ contact }: { contact: string }) {
  const t = useTexts('password');
  const token = useSearchParams().get('token');
  const failureText = useFailureText(contact);
  const { trigger, data, error, reset } = useResetPassword();
  const { form, submit, busy, faultOf } = useEntryForm({
    labels: { password: t('newPassword') },
    send: async ({ password }) => token && (await trigger({ token, password })),
    error,
    reset,
  });

  if (!token) return <AskNewLink text={t('tokenMissing')} more={t('tokenMissingText')} />;
  if (data) return <PasswordChanged />;
  if (error?.code === 'bad_request') return <AskNewLink text={error.detail || t('tokenMissingText')} />;
  const fault = faultOf('password');
  return (
    <EntryForm ref={form} onSubmit={submit} button={{ busy, busyLabel: t('saving'), children: t('save') }}>
      {error && !fault && <Notice tone="danger">{failureText(error)}</Notice>}
      <NewPasswordField name="password" error={fault} />
      <p className={styles.aside}>{t('everywhere')}</p>
    </EntryForm>
  );
}

/** The mail's link is no good (any more): says so, and leads to a new one. */
function AskNewLink({ text, more }: { text: string; more?: string }) {
  const t = useTexts('password');

  return (
    <div className={styles.form}>
      <Notice tone="danger" action={more && <p>{more}</p>}>
        {text}
      </Notice>
      <ButtonLink href={localePath(useLocale(), '/forgot-password')}>{t('askAgain')}</ButtonLink>
    </div>
  );
}

/** Replaces the form, takes its focus, and leads on to the login. */
function PasswordChanged() {
  const t = useTexts('password');
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => place.current?.focus(), []);

  return (
    <div ref={place} className={styles.form} tabIndex={-1}>
      <Notice tone="plain">{t('resetDone')}</Notice>
      <ButtonLink href={localePath(useLocale(), '/login')}>{t('toLogin')}</ButtonLink>
    </div>
  );
}
