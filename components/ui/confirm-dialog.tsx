'use client';

import { useTexts } from '@/lib/i18n/texts';
import { Button } from './button';
import { MessageDialog } from './message-dialog';

type ConfirmDialogProps = {
  question: string;
  /** What the button that goes on says. */
  confirm: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before it is done, as the browser's own confirm would. */
export function ConfirmDialog({ question, confirm, busy = false, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useTexts('common');

  return (
    <MessageDialog
      title={question}
      onClose={onClose}
      actions={
        <>
          <Button tone="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
