'use client';

import { useState } from 'react';
import { LazyDialog, LazyPart, type LoadDialog } from '@/components/dialogs/lazy-dialog';
import { Icon } from '@/components/ui/icon';
import { useSession } from '@/lib/account/use-session';
import { useTexts } from '@/lib/i18n/texts';
import type { CountedCart } from './cart-count';
import styles from './site-header.module.scss';

const loadShopping: LoadDialog = () =>
  import('@/components/checkout/shopping').then(({ Shopping }) => Shopping);
const loadCount = () => import('./cart-count').then(({ CartCount }) => CartCount);

/** The header's cart with the number of its lines; opens the cart panel, which is fetched anew each time. */
export function CartButton() {
  const t = useTexts('session');
  const { loggedIn } = useSession();
  const [cart, setCart] = useState<CountedCart>();
  const [open, setOpen] = useState(false);
  const count = (loggedIn && cart?.count) || 0;

  const show = () => {
    void cart?.refresh();
    setOpen(true);
  };

  return (
    <>
      <button
        type="button"
        className={styles.cart}
        aria-haspopup="dialog"
        aria-label={t('cart', { count })}
        onClick={show}
      >
        <Icon name="cart" className={styles.cartIcon} />
        {count > 0 && <span className={styles.badge}>{count}</span>}
      </button>
      {loggedIn && <LazyPart load={loadCount}>{(CartCount) => <CartCount onCount={setCart} />}</LazyPart>}
      {open && <LazyDialog load={loadShopping} onClose={() => setOpen(false)} />}
    </>
  );
}
