'use client';

import { MessageDialog } from '@/components/dialogs/message-dialog';
import { Button } from '@/components/ui/button';
import { useTexts } from '@/lib/i18n/texts';

type CancelDialogProps = { busy: boolean; onConfirm: () => void; onClose: () => void };

/** Asks before an order is cancelled. Its buttons say what they do: "Cancel" alone could mean either. */
export function CancelDialog({ busy, onConfirm, onClose }: CancelDialogProps) {
  const t = useTexts('order');

  return (
    <MessageDialog
      title={t('cancelQuestion')}
      text={t('cancelText')}
      onClose={onClose}
      actions={
        <>
          <Button tone="outline" onClick={onClose}>
            {t('cancelKeep')}
          </Button>
          <Button busy={busy} busyLabel={t('cancelling')} onClick={onConfirm}>
            {t('cancelYes')}
          </Button>
        </>
      }
    />
  );
}
