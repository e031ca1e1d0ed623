'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { LogInLink } from '@/components/auth/log-in-link';
import { type DialogLoader, LazyComponent, LazyDialog } from '@/components/dialogs/lazy-dialog';
import { useDisabledUntilHydrated, useHydrated } from '@/components/hooks/use-hydrated';
import { Icon } from '@/components/ui/icon';
import { useSession, useSyncWithOtherTabs } from '@/lib/account/use-session';
import { useCart } from '@/lib/cart/use-cart';
import { localePath } from '@/lib/i18n/locale-path';
import styles from './site-header.module.scss';

const loadHeaderShopper = () => import('./header-shopper').then(({ HeaderShopper }) => HeaderShopper);

/**
 * The header's account menu, or the login link. Most visitors are logged out, so the static page has the link,
 * without the way back to a page whose query only the browser knows.
 */
export function HeaderAccount() {
  const t = useTranslations('session');
  const locale = useLocale();
  const hydrated = useHydrated();
  const { loggedIn } = useSession();
  useSyncWithOtherTabs();
  // The shopper controls stay after the session has ended, because they announce the end.
  const [wasLoggedIn, setWasLoggedIn] = useState(false);
  if (loggedIn && !wasLoggedIn) setWasLoggedIn(true);

  return (
    <div className={styles.account}>
      {wasLoggedIn && (
        <LazyComponent load={loadHeaderShopper}>{(HeaderShopper) => <HeaderShopper />}</LazyComponent>
      )}
      {!hydrated && (
        <a href={localePath(locale, '/login')} className={styles.logIn}>
          {t('logIn')}
        </a>
      )}
      {hydrated && !loggedIn && <LogInLink className={styles.logIn}>{t('logIn')}</LogInLink>}
    </div>
  );
}

const loadShopping: DialogLoader = () =>
  import('@/components/checkout/cart-and-checkout').then(({ CartAndCheckoutPanel }) => CartAndCheckoutPanel);

/** The cart button with the number of cart lines. Refreshes the cart and opens the cart panel. */
export function CartButton() {
  const t = useTranslations('session');
  const { count, refresh } = useCart();
  const [open, setOpen] = useState(false);
  const hydration = useDisabledUntilHydrated();

  const show = () => {
    void refresh();
    setOpen(true);
  };

  return (
    <>
      <button
        {...hydration}
        type="button"
        className={styles.cart}
        aria-haspopup="dialog"
        aria-label={t('cart', { count })}
        onClick={show}
      >
        <Icon name="cart" className={styles.cartIcon} />
        {count > 0 && <span className={styles.badge}>{count}</span>}
      </button>
      {open && <LazyDialog load={loadShopping} onClose={() => setOpen(false)} />}
    </>
  );
}
