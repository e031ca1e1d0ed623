'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import useSWR from 'swr';
import { LogInNotice } from '@/components/auth/log-in-notice';
import { ButtonLink } from '@/components/ui/button';
import { ReadFailureNotice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { LoadingSkeletons } from '@/components/ui/skeleton';
import { useSession } from '@/lib/account/use-session';
import { fetchJson } from '@/lib/api-client/call-api';
import { useCart } from '@/lib/cart/use-cart';
import type { ProductSuggestion, SearchSuggestions } from '@/lib/contract/search';
import { localePath } from '@/lib/i18n/locale-path';
import { orderPath } from '@/lib/orders/order-facts';
import { useOrder } from '@/lib/orders/use-order';
import styles from './cart-contents.module.scss';
import { CartLines } from './cart-lines';

/**
 * The cart in each of its states: loading, failed, logged out, empty, filled.
 * @param changeable true if quantities can be changed; otherwise lines can only be removed
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
        <EmptyCartLinks />
      </>
    );
  }
  if (!cart && error) {
    return <ReadFailureNotice onRetry={() => void refresh()}>{errors('cart')}</ReadFailureNotice>;
  }
  if (!cart) return <LoadingSkeletons ratios={[6, 6]}>{t('loading')}</LoadingSkeletons>;
  return (
    // Takes the focus when the focused control is removed with its line.
    <div ref={place} tabIndex={-1} className={styles.contents}>
      <CartLines lines={cart.items} changeable={changeable} onMerge={() => place.current?.focus()} />
      {cart.items.length === 0 && (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{t('empty')}</p>
          <p className="soft">{t('emptyText')}</p>
          <UnpaidOrder />
          <EmptyCartLinks />
        </div>
      )}
    </div>
  );
}

/** A link to the pending order, shown below an empty cart: the order took the cart's lines and can still be paid. */
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

const DOORS = [
  { label: 'shopWomens', path: '/woman' },
  { label: 'shopMens', path: '/men' },
] as const;

/**
 * Links into the shop below an empty cart: the two sections, and up to four suggested products once they are loaded.
 */
export function EmptyCartLinks() {
  const locale = useLocale();
  const { data, error } = useSWR<SearchSuggestions>(`/api/search?favourites=1&locale=${locale}`, fetchJson);

  return <DoorsAndProducts products={error ? undefined : (data?.products ?? [])} />;
}

type DoorsAndProductsProps = {
  /** An empty list until the suggestions are loaded, and undefined if they could not be loaded. */
  products: readonly ProductSuggestion[] | undefined;
};

function DoorsAndProducts({ products }: DoorsAndProductsProps) {
  const t = useTranslations('cart');
  const locale = useLocale();

  return (
    <div className={styles.sectionLinks}>
      <div className="row2">
        {DOORS.map(({ label, path }) => (
          <ButtonLink key={path} href={localePath(locale, path)} tone="outline">
            {t(label)}
          </ButtonLink>
        ))}
      </div>
      {products && (
        <ul className={styles.products} aria-label={t('favourites')}>
          {products.map(({ id, href, name, price, picture }) => (
            <li key={id} className={styles.product}>
              <div className={styles.frame}>
                {picture && (
                  <Picture
                    {...picture}
                    alt=""
                    sizes="(min-width: 480px) 112px, 44vw"
                    className={styles.picture}
                  />
                )}
              </div>
              <Link href={href} prefetch={false} className={styles.name}>
                {name}
              </Link>
              <Price rupiah={price} className="soft small figures" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
