'use client';

import { useId } from 'react';
import { Dialog } from '@/components/dialogs/dialog';
import { Button } from '@/components/ui/button';
import { useTexts } from '@/lib/i18n/texts';
import { SendAgain } from './send-again';
import styles from './verification-sent.module.scss';

type VerificationSentProps = { email: string; contact: string; onClose: () => void };

/** An account is made: says where its mail went, and has it sent again after a while (spec §4). */
export function VerificationSent({ email, contact, onClose }: VerificationSentProps) {
  const t = useTexts('account');
  const common = useTexts('common');
  const textId = useId();

  return (
    <Dialog
      title={t('verificationSent')}
      onClose={onClose}
      describedBy={textId}
      actions={<Button onClick={onClose}>{common('ok')}</Button>}
    >
      <div className={styles.sent}>
        <p className={styles.text} id={textId}>
          {t('verificationSentText', { email })}
        </p>
        <SendAgain kind="verification" email={email} contact={contact} justSent />
      </div>
    </Dialog>
  );
}
