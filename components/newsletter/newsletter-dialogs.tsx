'use client';

import { useTranslations } from 'next-intl';
import { MessageDialog } from '@/components/dialogs/message-dialog';

type Closable = { onClose: () => void };

/** Confirms the subscription (spec §4). */
export function SubscribedDialog({ onClose }: Closable) {
  const t = useTranslations('newsletter');
  return <MessageDialog title={t('done')} text={t('doneText')} onClose={onClose} />;
}

/** Says that the visitor has sent this address before (spec §8, duplicate email notice). */
export function AlreadySubscribedDialog({ onClose }: Closable) {
  const t = useTranslations('newsletter');
  return <MessageDialog title={t('taken')} onClose={onClose} />;
}
