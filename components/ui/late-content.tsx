'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { TextsProvider, useLocale, useTexts } from '@/lib/i18n/texts';
import { MessageDialog } from './message-dialog';
import { useLateParts } from './use-late-parts';

type LateContentProps<Content> = {
  /** Always the same function, or it would be fetched again. */
  load: () => Promise<Content>;
  onClose: () => void;
  children: (content: Content) => ReactNode;
};

/** Something modal whose code and words come when it is first opened, so that no page carries them before. */
export function LateContent<Content>({ load, onClose, children }: LateContentProps<Content>) {
  const t = useTexts('session');
  const locale = useLocale();
  const { parts, failed } = useLateParts(load);
  useCloseElsewhere(onClose);

  if (failed) return <MessageDialog title={t('partFailed')} onClose={onClose} />;
  if (!parts) return null;
  return (
    <TextsProvider locale={locale} texts={parts.texts}>
      {children(parts.content)}
    </TextsProvider>
  );
}

/** Closes when another page is gone to, by the browser's Back for one: the header, and its dialogs, outlive pages. */
function useCloseElsewhere(onClose: () => void): void {
  const path = usePathname();
  const [openedAt] = useState(path);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (path !== openedAt) close();
  }, [path, openedAt]);
}
