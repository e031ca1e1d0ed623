'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { ClientTexts } from '@/lib/i18n/client-texts';
import { loadLateTexts } from '@/lib/i18n/load-late-texts';
import { TextsProvider, useLocale, useTexts } from '@/lib/i18n/texts';
import { MessageDialog } from './message-dialog';

type Closable = { onClose: () => void };
export type LoadDialog = () => Promise<ComponentType<Closable>>;

type Parts = { Content: ComponentType<Closable>; texts: ClientTexts };

/** A dialog whose code and words come when it is first opened, so that no page carries them before. */
export function LateDialog({ load, onClose }: Closable & { load: LoadDialog }) {
  const t = useTexts('session');
  const locale = useLocale();
  const [parts, setParts] = useState<Parts>();
  const [failed, setFailed] = useState(false);
  useCloseElsewhere(onClose);

  useEffect(() => {
    let wanted = true;
    Promise.all([load(), loadLateTexts(locale)]).then(
      ([Content, texts]) => wanted && setParts({ Content, texts }),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [load, locale]);

  if (failed) return <MessageDialog title={t('partFailed')} onClose={onClose} />;
  if (!parts) return null;
  return (
    <TextsProvider locale={locale} texts={parts.texts}>
      <parts.Content onClose={onClose} />
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
