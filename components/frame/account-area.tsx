'use client';

import { useState } from 'react';
import { LazyDialog, LazyPart, type LoadDialog } from '@/components/dialogs/lazy-dialog';
import { LogInLink } from '@/components/login/log-in-link';
import { useOtherTabs } from '@/lib/account/use-other-tabs';
import { useSession } from '@/lib/account/use-session';
import { useSessionEnd } from '@/lib/account/use-session-end';
import { localePath } from '@/lib/i18n/locale-path';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import styles from './site-header.module.scss';

const loadMenu = () => import('./account-menu').then(({ AccountMenu }) => AccountMenu);

const loadSessionEnd = () => import('@/components/login/session-end').then(({ SessionEnd }) => SessionEnd);

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
    <div className={styles.account}>
      {loggedIn === true && (
        <LazyPart load={loadMenu}>{(Menu) => <Menu onChoose={(load) => setDialog(() => load)} />}</LazyPart>
      )}
      <noscript>
        <a href={localePath(useLocale(), '/login')} className={styles.logIn}>
          {t('logIn')}
        </a>
      </noscript>
      {loggedIn === false && <LogInLink className={styles.logIn}>{t('logIn')}</LogInLink>}
      {endsAt && (
        <LazyPart load={loadSessionEnd}>
          {(SessionEnd) => <SessionEnd endsAt={endsAt} onClose={forget} />}
        </LazyPart>
      )}
      {dialog && <LazyDialog load={dialog} onClose={() => setDialog(undefined)} />}
    </div>
  );
}
