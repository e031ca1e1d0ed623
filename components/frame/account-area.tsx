'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { LazyPart } from '@/components/dialogs/lazy-dialog';
import { LogInLink } from '@/components/login/log-in-link';
import { useOtherTabs, useSession } from '@/lib/account/use-session';
import { localePath } from '@/lib/i18n/locale-path';
import styles from './site-header.module.scss';

const loadShopperArea = () => import('./shopper-area').then(({ ShopperArea }) => ShopperArea);

/** The header's account part: its place is kept while it is not known who is here. */
export function AccountArea() {
  const t = useTranslations('session');
  const { loggedIn } = useSession();
  useOtherTabs();
  // The shopper's part outlives the session, whose end it announces.
  const [wasLoggedIn, setWasLoggedIn] = useState(false);
  if (loggedIn && !wasLoggedIn) setWasLoggedIn(true);

  return (
    <div className={styles.account}>
      {wasLoggedIn && <LazyPart load={loadShopperArea}>{(ShopperArea) => <ShopperArea />}</LazyPart>}
      <noscript>
        <a href={localePath(useLocale(), '/login')} className={styles.logIn}>
          {t('logIn')}
        </a>
      </noscript>
      {loggedIn === false && <LogInLink className={styles.logIn}>{t('logIn')}</LogInLink>}
    </div>
  );
}
