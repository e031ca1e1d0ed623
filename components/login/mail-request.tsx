'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useOnLeave } from '@/components/hooks/use-on-leave';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { type MailKind, useMailRequest } from '@/lib/account/use-account';
import { EntryForm, FormSent, mailRedirect, OtherWay, useEntryForm, useFailureText } from './entry-form';
import styles from './entry-form.module.scss';
import { AccountEmailField } from './password-field';
import { SendAgain } from './send-again';

type MailRequestProps = {
  kind: MailKind;
  /** What the form is for, said above it. */
  intro: string;
  /** Where customers write to when the shop's server has no such thing. */
  contact: string;
};

/** Asks for a mail by the address it goes to, and says what happens then. */
export function MailRequest({ kind, intro, contact }: MailRequestProps) {
  const t = useTranslations('password');
  const failureText = useFailureText(contact);
  const { trigger, error, reset } = useMailRequest(kind);
  const [sentTo, setSentTo] = useState<string>();
  const { form, submit, busy, faultOf } = useEntryForm({
    labels: { email: t('email') },
    send: async ({ email }) => {
      if (await trigger({ email, redirect: mailRedirect() })) setSentTo(email);
    },
    error,
    reset,
  });
  useOnLeave(() => setSentTo(undefined));

  const enterAnother = () => {
    // The pressed button is removed; the focus moves on to the field.
    flushSync(() => setSentTo(undefined));
    form.current?.querySelector('input')?.focus();
  };

  if (sentTo) return <MailSent kind={kind} email={sentTo} contact={contact} onBack={enterAnother} />;
  const fault = faultOf('email');
  return (
    <EntryForm
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
      {error && !fault && (
        <Notice tone="danger" error={error}>
          {failureText(error)}
        </Notice>
      )}
      <AccountEmailField label={t('email')} error={fault} />
    </EntryForm>
  );
}

type MailSentProps = { kind: MailKind; email: string; contact: string; onBack: () => void };

const WORDS = { verification: 'sentVerification', reset: 'sentReset' } as const;

function MailSent({ kind, email, contact, onBack }: MailSentProps) {
  const t = useTranslations('password');

  return (
    <FormSent text={t(WORDS[kind], { email })}>
      <p>{t('notThere')}</p>
      <SendAgain kind={kind} email={email} contact={contact} justSent />
      <Button tone="plain" className={styles.plain} onClick={onBack}>
        {t('otherEmail')}
      </Button>
    </FormSent>
  );
}

/** A way back into an account whose password is forgotten. */
export function ForgotPassword({ contact }: { contact: string }) {
  const t = useTranslations('password');

  return (
    <>
      <MailRequest kind="reset" intro={t('forgotIntro')} contact={contact} />
      <OtherWay question={t('rememberIt')} path="/login">
        {t('toLogin')}
      </OtherWay>
    </>
  );
}
