'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import type { ApiError } from '@/lib/errors/api-error';
import { Dialog } from './dialog';

type MessageDialogProps = {
  title: string;
  /** What else there is to say. */
  text?: ReactNode;
  onClose: () => void;
  /** Other buttons than the one that says OK. */
  actions?: ReactNode;
  /** What failed: of a failure of ours the id is shown, by which the log knows it. */
  error?: ApiError | undefined;
};

/** A message with an OK button, as `alert` would show it. */
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
  /** What the button that goes on says. */
  confirm: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** A question with two buttons, as `confirm` would ask it. */
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
