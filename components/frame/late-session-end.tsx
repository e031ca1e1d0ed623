'use client';

import { useLazyParts } from '@/components/dialogs/lazy-dialog';
import { TextsProvider, useLocale } from '@/lib/i18n/texts';

const loadSessionEnd = () => import('@/components/login/session-end').then(({ SessionEnd }) => SessionEnd);

type LateSessionEndProps = { endsAt: number; onClose: () => void };

/** Fetches what speaks of the session's end. Nobody asked for it: that it does not come is not worth a word. */
export function LateSessionEnd({ endsAt, onClose }: LateSessionEndProps) {
  const locale = useLocale();
  const { parts } = useLazyParts(loadSessionEnd);

  if (!parts) return null;
  const SessionEnd = parts.content;
  return (
    <TextsProvider locale={locale} texts={parts.texts}>
      <SessionEnd endsAt={endsAt} onClose={onClose} />
    </TextsProvider>
  );
}
