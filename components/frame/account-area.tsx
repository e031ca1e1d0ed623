'use client';

import '@/components/basic-styles';
import { useState } from 'react';
import { LazyDialog, type LoadDialog, useLazyParts } from '@/components/dialogs/lazy-dialog';
import { LogInLink } from '@/components/login/log-in-link';
import { useOtherTabs } from '@/lib/account/use-other-tabs';
import { useSession } from '@/lib/account/use-session';
import { useSessionEnd } from '@/lib/account/use-session-end';
import { TextsProvider, useLocale, useTexts } from '@/lib/i18n/texts';
import styles from './account-area.module.scss';
import { AccountMenu } from './account-menu';

/**
 * The header's account part: its place is kept while it is not known who is here. The dialogs are its own
 * rather than the menu's, because the session may end, and the menu go, while one is open.
 */
export function AccountArea() {
  const t = useTexts('session');
  const { loggedIn } = useSession();
  const { endsAt, forget } = useSessionEnd();
  useOtherTabs();
  const [dialog, setDialog] = useState<LoadDialog>();

  return (
    <div className={styles.area}>
      {loggedIn === true && <AccountMenu onChoose={(load) => setDialog(() => load)} />}
      {loggedIn === false && <LogInLink className={styles.logIn}>{t('logIn')}</LogInLink>}
      {endsAt && <LazySessionEnd endsAt={endsAt} onClose={forget} />}
      {dialog && <LazyDialog load={dialog} onClose={() => setDialog(undefined)} />}
    </div>
  );
}

const loadSessionEnd = () => import('@/components/login/session-end').then(({ SessionEnd }) => SessionEnd);

/** Speaks of the session's end. Nobody asked for it: that its code does not come is not worth a word. */
function LazySessionEnd({ endsAt, onClose }: { endsAt: number; onClose: () => void }) {
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
