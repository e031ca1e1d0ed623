'use client';

import { type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFocusFirstFault } from '@/components/hooks/use-focus-first-fault';
import { useOnLeave } from '@/components/hooks/use-on-leave';
import { useSingleFlight } from '@/components/hooks/use-single-flight';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { type MailKind, useMailRequest } from '@/lib/account/use-account-write';
import { failureWords, faultAt, SILENT } from '@/lib/errors/failure-words';
import { useTexts } from '@/lib/i18n/texts';
import styles from './account-form.module.scss';
import { MailSent } from './mail-sent';

type MailRequestProps = {
  kind: MailKind;
  /** What the form is for, said above it. */
  intro: string;
  /** Where customers write to when the shop's server has no such thing. */
  contact: string;
};

/** Asks for a mail by the address it goes to, and says what happens then. */
export function MailRequest({ kind, intro, contact }: MailRequestProps) {
  const t = useTexts('password');
  const validation = useTexts('validation');
  const form = useRef<HTMLFormElement>(null);
  const { trigger, error, reset } = useMailRequest(kind);
  const [missing, setMissing] = useState<{ email: string }>();
  const [sentTo, setSentTo] = useState<string>();
  useFocusFirstFault(form, missing ?? error);

  // The page is kept when it is left; nobody's address shall be in it then.
  useOnLeave(() => {
    reset();
    setMissing(undefined);
    setSentTo(undefined);
  });
  const [send, busy] = useSingleFlight(async (email: string) => {
    const answer = await trigger(email);
    setMissing(undefined);
    if (answer) setSentTo(email);
  });

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (email) void send(email);
    else setMissing({ email: validation('required', { field: t('email') }) });
  };

  const enterAnother = () => {
    // The button goes with what it stood in; whoever pressed it is about to type.
    flushSync(() => setSentTo(undefined));
    form.current?.querySelector('input')?.focus();
  };

  if (sentTo) return <MailSent kind={kind} email={sentTo} contact={contact} onBack={enterAnother} />;
  const fault = missing?.email ?? faultAt(error, 'email');
  return (
    // A press before the script is there does nothing, rather than put an address into the page's own.
    <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={submit}>
      <p>{intro}</p>
      {error && !fault && (
        <Notice tone="danger">{t('failed', { ...failureWords(error, t('failed', SILENT)), contact })}</Notice>
      )}
      <Field
        name="email"
        type="email"
        label={t('email')}
        autoComplete="username"
        autoCapitalize="none"
        error={fault}
        required
      />
      <Button
        type="submit"
        tone={kind === 'reset' ? 'solid' : 'outline'}
        className={styles.submit}
        busy={busy}
        busyLabel={t('sending')}
      >
        {t('send')}
      </Button>
    </form>
  );
}
