'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DialogLoader } from '@/components/dialogs/lazy-dialog';
import { Icon } from '@/components/ui/icon';
import { formatRupiah } from '@/lib/format/rupiah';
import { localePath } from '@/lib/i18n/locale-path';
import { orderPath } from '@/lib/orders/order-facts';
import { useOrder } from '@/lib/orders/use-order';
import styles from './account-menu.module.scss';

const loadLogout: DialogLoader = () =>
  import('@/components/auth/logout-dialog').then(({ LogoutDialog }) => LogoutDialog);

const loadOrderStatus: DialogLoader = () =>
  import('@/components/orders/polled-order').then(({ LatestOrderDialog }) => LatestOrderDialog);

/** The header's menu of a logged-in shopper. `onChoose` opens a dialog. */
export function AccountMenu({ onChoose }: { onChoose: (load: DialogLoader) => void }) {
  const t = useTranslations('accountMenu');
  const account = localePath(useLocale(), '/account');
  const { ref, open, toggle, close } = useDisclosure<HTMLDivElement>();

  const choose = (load: DialogLoader) => {
    close();
    // The dialog returns the focus to the element that has it now. The chosen entry will no longer exist then.
    ref.current?.querySelector('button')?.focus();
    onChoose(load);
  };

  return (
    <div ref={ref} className={styles.menu}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('account')}
        aria-expanded={open}
        onClick={toggle}
      >
        <Icon name="user" className={styles.figure} />
        <Icon name="dropdown" className={styles.arrow} />
      </button>
      {open && (
        <ul className={styles.list}>
          <li>
            <Link href={account} prefetch={false} className={styles.entry} onNavigate={close}>
              {t('account')}
            </Link>
          </li>
          <li>
            <button type="button" className={styles.entry} onClick={() => choose(loadOrderStatus)}>
              {t('orderStatus')}
            </button>
          </li>
          <li>
            <button type="button" className={styles.entry} onClick={() => choose(loadLogout)}>
              {t('logout')}
            </button>
          </li>
          <PendingOrder onNavigate={close} />
        </ul>
      )}
    </div>
  );
}

/**
 * A link to the shopper's latest order, shown while the order is pending. It is the last entry, so that no
 * other entry moves when it appears.
 */
function PendingOrder({ onNavigate }: { onNavigate: () => void }) {
  const t = useTranslations('accountMenu');
  const locale = useLocale();
  const { order } = useOrder();
  if (order?.status !== 'pending') return null;

  return (
    <li className={styles.pending}>
      <Link
        href={orderPath(locale, order.id)}
        prefetch={false}
        className={styles.entry}
        onNavigate={onNavigate}
      >
        {t('pendingOrder', { total: formatRupiah(order.total) })}
      </Link>
    </li>
  );
}

/**
 * The state of a menu with a button. The menu closes on Escape, when the page is left, and when a press or
 * the focus is outside `ref`. Escape returns the focus to the button.
 */
function useDisclosure<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [open, setOpen] = useState(false);

  // Next.js restores a page's state on Back, so the menu is closed when the page is left.
  useLayoutEffect(() => () => setOpen(false), []);
  useEffect(() => (open ? closeOnLeaving(ref, () => setOpen(false)) : undefined), [open]);

  return { ref, open, toggle: () => setOpen((was) => !was), close: () => setOpen(false) };
}

function closeOnLeaving(ref: RefObject<HTMLElement | null>, close: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && !ref.current?.contains(target)) close();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    ref.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };

  document.addEventListener('pointerdown', closeOutside, { signal });
  document.addEventListener('focusin', closeOutside, { signal });
  document.addEventListener('keydown', closeOnEscape, { signal });
  return () => listening.abort();
}
