'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LazyDialog, type LoadDialog } from '@/components/dialogs/lazy-dialog';
import { Icon } from '@/components/ui/icon';
import { useCart } from '@/lib/cart/use-cart';
import styles from './site-header.module.scss';

const loadShopping: LoadDialog = () =>
  import('@/components/checkout/shopping').then(({ Shopping }) => Shopping);

/** The header's cart with the number of its lines; opens the cart panel, which is fetched anew each time. */
export function CartButton() {
  const t = useTranslations('session');
  const { count, refresh } = useCart();
  const [open, setOpen] = useState(false);

  const show = () => {
    void refresh();
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
      {open && <LazyDialog load={loadShopping} onClose={() => setOpen(false)} />}
    </>
  );
}
