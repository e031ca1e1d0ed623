'use client';

import { useState } from 'react';
import { PendingNotice } from '@/components/auth/pending-notice';
import { LazyDialog, LazyPart, type LoadDialog } from '@/components/dialogs/lazy-dialog';
import { useSession } from '@/lib/account/use-session';
import { useSessionEnd } from '@/lib/account/use-session-end';
import { AccountMenu } from './account-menu';

const loadSessionEnd = () => import('@/components/auth/session-end').then(({ SessionEnd }) => SessionEnd);

/**
 * The header's controls for a logged-in shopper. The dialogs are not part of the menu, because the session may end, and
 * the menu disappear, while a dialog is open.
 */
export function ShopperArea() {
  const { loggedIn } = useSession();
  const { endsAt, forget } = useSessionEnd();
  const [dialog, setDialog] = useState<LoadDialog>();

  return (
    <>
      {loggedIn && !endsAt && <PendingNotice />}
      {loggedIn && <AccountMenu onChoose={(load) => setDialog(() => load)} />}
      {endsAt && (
        <LazyPart load={loadSessionEnd}>
          {(SessionEnd) => <SessionEnd endsAt={endsAt} onClose={forget} />}
        </LazyPart>
      )}
      {dialog && <LazyDialog load={dialog} onClose={() => setDialog(undefined)} />}
    </>
  );
}
