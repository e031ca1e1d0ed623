'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { MailKind } from '@/lib/account/use-account-write';
import { useTexts } from '@/lib/i18n/texts';
import styles from './account-form.module.scss';
import { SendAgain } from './send-again';

type MailSentProps = { kind: MailKind; email: string; contact: string; onBack: () => void };

const WORDS = { verification: 'sentVerification', reset: 'sentReset' } as const;

/** Takes the place of the form whose button was pressed, and its focus. */
export function MailSent({ kind, email, contact, onBack }: MailSentProps) {
  const t = useTexts('password');
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => place.current?.focus(), []);

  return (
    <div ref={place} className={styles.form} tabIndex={-1}>
      <Notice tone="plain">{t(WORDS[kind], { email })}</Notice>
      <p>{t('notThere')}</p>
      <SendAgain kind={kind} email={email} contact={contact} justSent />
      <Button tone="plain" className={styles.plain} onClick={onBack}>
        {t('otherEmail')}
      </Button>
    </div>
  );
}
