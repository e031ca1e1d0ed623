'use client';

import { useState } from 'react';
import { PendingAdditionNotice } from '@/components/auth/pending-addition-notice';
import { type DialogLoader, LazyComponent, LazyDialog } from '@/components/dialogs/lazy-dialog';
import { useSession } from '@/lib/account/use-session';
import { useSessionEnd } from '@/lib/account/use-session-end';
import { AccountMenu } from './account-menu';

const loadSessionEndWarning = () =>
  import('@/components/auth/session-end-warning').then(({ SessionEndWarning }) => SessionEndWarning);

/**
 * The header's controls for a logged-in shopper. The dialogs are not part of the menu, because the session may end, and
 * the menu disappear, while a dialog is open.
 */
export function HeaderShopper() {
  const { loggedIn } = useSession();
  const { endsAt, forget } = useSessionEnd();
  const [dialog, setDialog] = useState<DialogLoader>();

  return (
    <>
      {loggedIn && !endsAt && <PendingAdditionNotice />}
      {loggedIn && <AccountMenu onChoose={(load) => setDialog(() => load)} />}
      {endsAt && (
        <LazyComponent load={loadSessionEndWarning}>
          {(SessionEndWarning) => <SessionEndWarning endsAt={endsAt} onClose={forget} />}
        </LazyComponent>
      )}
      {dialog && <LazyDialog load={dialog} onClose={() => setDialog(undefined)} />}
    </>
  );
}
