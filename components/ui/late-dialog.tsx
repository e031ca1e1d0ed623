'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useTexts } from '@/lib/i18n/texts';
import { MessageDialog } from './message-dialog';

type Closable = { onClose: () => void };
export type LoadDialog = () => Promise<ComponentType<Closable>>;

/** A dialog whose code comes when it is first opened, so that no page carries it before. */
export function LateDialog({ load, onClose }: Closable & { load: LoadDialog }) {
  const t = useTexts('session');
  const [Part, setPart] = useState<ComponentType<Closable>>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let wanted = true;
    load().then(
      (part) => wanted && setPart(() => part),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [load]);

  if (failed) return <MessageDialog title={t('partFailed')} onClose={onClose} />;
  return Part ? <Part onClose={onClose} /> : null;
}
