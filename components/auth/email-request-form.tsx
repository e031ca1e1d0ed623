'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useOnPageLeave } from '@/components/hooks/use-on-page-leave';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { type MailKind, useMailRequest } from '@/lib/account/use-account';
import {
  AuthForm,
  FormSentNotice,
  getEmailRedirectPath,
  OtherAuthPageLink,
  useAccountErrorFormatter,
  useAuthForm,
} from './auth-form';
import styles from './auth-form.module.scss';
import { AccountEmailField } from './password-field';
import { ResendEmailButton } from './resend-email-button';

type EmailRequestFormProps = {
  kind: MailKind;
  /** The text above the form that explains its purpose. */
  intro: string;
  /** The email address to write to if the server lacks the endpoint. */
  contact: string;
};

/** Requests an email to an address, and explains what happens next. */
export function EmailRequestForm({ kind, intro, contact }: EmailRequestFormProps) {
  const t = useTranslations('password');
  const failureText = useAccountErrorFormatter(contact);
  const { trigger, error, reset } = useMailRequest(kind);
  const [sentTo, setSentTo] = useState<string>();
  const { form, submit, busy, errorOf } = useAuthForm({
    labels: { email: t('email') },
    send: async ({ email }) => {
      if (await trigger({ email, redirect: getEmailRedirectPath() })) setSentTo(email);
    },
    error,
    reset,
  });
  useOnPageLeave(() => setSentTo(undefined));

  const enterAnother = () => {
    // The pressed button is removed, so the focus moves to the field.
    flushSync(() => setSentTo(undefined));
    form.current?.querySelector('input')?.focus();
  };

  if (sentTo) return <MailSent kind={kind} email={sentTo} contact={contact} onBack={enterAnother} />;
  const fieldError = errorOf('email');
  return (
    <AuthForm
      ref={form}
      onSubmit={submit}
      button={{
        tone: kind === 'reset' ? 'solid' : 'outline',
        busy,
        busyLabel: t('sending'),
        children: t('send'),
      }}
    >
      <p>{intro}</p>
      {error && !fieldError && (
        <Notice tone="danger" error={error}>
          {failureText(error)}
        </Notice>
      )}
      <AccountEmailField label={t('email')} error={fieldError} />
    </AuthForm>
  );
}

type MailSentProps = { kind: MailKind; email: string; contact: string; onBack: () => void };

const WORDS = { verification: 'sentVerification', reset: 'sentReset' } as const;

function MailSent({ kind, email, contact, onBack }: MailSentProps) {
  const t = useTranslations('password');

  return (
    <FormSentNotice text={t(WORDS[kind], { email })}>
      <p>{t('notThere')}</p>
      <ResendEmailButton kind={kind} email={email} contact={contact} justSent />
      <Button tone="plain" className={styles.plain} onClick={onBack}>
        {t('otherEmail')}
      </Button>
    </FormSentNotice>
  );
}

/** The form for a forgotten password. */
export function ForgotPasswordForm({ contact }: { contact: string }) {
  const t = useTranslations('password');

  return (
    <>
      <EmailRequestForm kind="reset" intro={t('forgotIntro')} contact={contact} />
      <OtherAuthPageLink question={t('rememberIt')} path="/login">
        {t('toLogin')}
      </OtherAuthPageLink>
    </>
  );
}
