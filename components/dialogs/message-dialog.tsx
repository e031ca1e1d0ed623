'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import type { ApiError } from '@/lib/errors/api-error';
import { Dialog } from './dialog';

type MessageDialogProps = {
  title: string;
  /** More details below the title. */
  text?: ReactNode;
  onClose: () => void;
  /** The buttons to show instead of OK. */
  actions?: ReactNode;
  /** The error that occurred. An internal error shows its id, which also identifies it in the log. */
  error?: ApiError | undefined;
};

/** A message with an OK button, like `alert`. */
export function MessageDialog({ title, text, onClose, actions, error }: MessageDialogProps) {
  const t = useTranslations('common');
  const textId = useId();

  return (
    <Dialog
      title={title}
      onClose={onClose}
      {...(text ? { describedBy: textId } : {})}
      actions={actions ?? <Button onClick={onClose}>{t('ok')}</Button>}
    >
      {text && (
        <p className="soft breakable" id={textId}>
          {text}
        </p>
      )}
      {error?.id && <code className="soft breakable">{error.id}</code>}
    </Dialog>
  );
}

type ConfirmDialogProps = {
  question: string;
  /** The label of the confirming button. */
  confirm: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** A question with two buttons, like `confirm`. */
export function ConfirmDialog({ question, confirm, busy = false, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useTranslations('common');

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
