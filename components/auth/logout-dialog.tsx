'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog, MessageDialog } from '@/components/dialogs/message-dialog';
import { useSingleFlight } from '@/components/hooks/use-submission';
import { useLogout } from '@/lib/account/use-login';
import { useSession } from '@/lib/account/use-session';
import { localePath } from '@/lib/i18n/locale-path';

/** Asks for confirmation, logs out and opens the home page. A full page load removes the shopper's data from memory. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('accountMenu');
  const errors = useTranslations('errors');
  const locale = useLocale();
  const { loggedIn } = useSession();
  const { trigger } = useLogout();
  const [failed, setFailed] = useState(false);

  const goHome = () => window.location.assign(localePath(locale, '/'));
  const [logout, busy] = useSingleFlight(async () => {
    if (await trigger()) goHome();
    else setFailed(true);
  });

  // The shop's session has ended even if the logout failed at the product API.
  if (failed) return <MessageDialog title={errors('logout')} onClose={loggedIn ? onClose : goHome} />;
  return (
    <ConfirmDialog
      question={t('confirmLogout')}
      confirm={t('logout')}
      busy={busy}
      onConfirm={() => void logout()}
      onClose={onClose}
    />
  );
}
