'use client';

import { useRef } from 'react';
import { LogInLink } from '@/components/login/log-in-link';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { RetryButton } from '@/components/ui/retry-button';
import { useSession } from '@/lib/account/use-session';
import { useCart } from '@/lib/cart/use-cart';
import { useTexts } from '@/lib/i18n/texts';
import styles from './cart-contents.module.scss';
import { CartLines } from './cart-lines';
import { CartLoading } from './cart-loading';
import { UnpaidOrder } from './unpaid-order';

type CartContentsProps = {
  /** Quantities can be changed, not only lines removed. */
  changeable?: boolean;
  /** The way out leads to another page: what holds this shall close. */
  onLeave: () => void;
};

/** The cart in each of its states: on its way, failed, nobody's, empty, filled. */
export function CartContents({ changeable = false, onLeave }: CartContentsProps) {
  const t = useTexts('cart');
  const errors = useTexts('errors');
  const { loggedIn } = useSession();
  const { cart, error, refresh } = useCart();
  const place = useRef<HTMLDivElement>(null);

  if (loggedIn === false) {
    const link = (
      <LogInLink className={buttonClass('solid')} onNavigate={onLeave}>
        {t('logIn')}
      </LogInLink>
    );
    return (
      <Notice tone="plain" action={link}>
        {t('loggedOut')}
      </Notice>
    );
  }
  if (!cart && error) {
    return (
      <Notice tone="danger" action={<RetryButton onRetry={() => void refresh()} />}>
        {errors('cart')}
      </Notice>
    );
  }
  if (!cart) return <CartLoading />;
  return (
    // Takes the focus when the control that had it goes with its line.
    <div ref={place} tabIndex={-1} className={styles.place}>
      {cart.items.length === 0 && (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{t('empty')}</p>
          <p>{t('emptyText')}</p>
          <UnpaidOrder onLeave={onLeave} />
        </div>
      )}
      <CartLines lines={cart.items} changeable={changeable} onRemoved={() => place.current?.focus()} />
    </div>
  );
}
