'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { LogInNotice } from '@/components/login/log-in-notice';
import { ButtonLink } from '@/components/ui/button';
import { FailedRead } from '@/components/ui/notice';
import { Loading } from '@/components/ui/skeleton';
import { useSession } from '@/lib/account/use-session';
import { useCart } from '@/lib/cart/use-cart';
import { orderPath } from '@/lib/orders/order-paths';
import { useOrder } from '@/lib/orders/use-order';
import styles from './cart-contents.module.scss';
import { CartLines } from './cart-lines';
import { WaysOn } from './ways-on';

/**
 * The cart in each of its states: loading, failed, logged out, empty, filled.
 * @param changeable quantities can be changed, not only lines removed
 */
export function CartContents({ changeable = false }: { changeable?: boolean }) {
  const t = useTranslations('cart');
  const errors = useTranslations('errors');
  const { loggedIn } = useSession();
  const { cart, error, refresh } = useCart();
  const place = useRef<HTMLDivElement>(null);

  if (loggedIn === false) {
    return (
      <>
        <LogInNotice tone="plain" logIn={t('logIn')}>
          {t('loggedOut')}
        </LogInNotice>
        <WaysOn />
      </>
    );
  }
  if (!cart && error) {
    return <FailedRead onRetry={() => void refresh()}>{errors('cart')}</FailedRead>;
  }
  if (!cart) return <Loading ratios={[6, 6]}>{t('loading')}</Loading>;
  return (
    // Takes the focus when the focused control is removed with its line.
    <div ref={place} tabIndex={-1} className={styles.place}>
      <CartLines lines={cart.items} changeable={changeable} onMerge={() => place.current?.focus()} />
      {cart.items.length === 0 && (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{t('empty')}</p>
          <p className="soft">{t('emptyText')}</p>
          <UnpaidOrder />
          <WaysOn />
        </div>
      )}
    </div>
  );
}

/** Below an empty cart: the pending order that took its lines, with a link to pay for it. */
function UnpaidOrder() {
  const t = useTranslations('cart');
  const locale = useLocale();
  const { order } = useOrder();
  if (order?.status !== 'pending') return null;

  return (
    <div className={styles.unpaid}>
      <p role="status">{t('unpaid', { id: order.id })}</p>
      <ButtonLink href={orderPath(locale, order.id)} tone="outline">
        {t('toUnpaid')}
      </ButtonLink>
    </div>
  );
}
