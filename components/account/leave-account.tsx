'use client';

import { useState } from 'react';
import { LazyDialog } from '@/components/dialogs/lazy-dialog';
import { loadLogout } from '@/components/login/load-logout';
import { Button } from '@/components/ui/button';
import { useTexts } from '@/lib/i18n/texts';
import { AccountPart } from './account-part';
import styles from './leave-account.module.scss';

/** The way out of an account, where its page ends. */
export function LeaveAccount() {
  const t = useTexts('profile');
  const [asked, setAsked] = useState(false);

  return (
    <AccountPart title={t('leave')} className={styles.leave}>
      <p className={styles.text}>{t('leaveText')}</p>
      <div>
        <Button tone="outline" onClick={() => setAsked(true)}>
          {t('leaveButton')}
        </Button>
      </div>
      {asked && <LazyDialog load={loadLogout} onClose={() => setAsked(false)} />}
    </AccountPart>
  );
}
