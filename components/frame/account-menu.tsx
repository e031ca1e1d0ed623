'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LoadDialog } from '@/components/dialogs/lazy-dialog';
import { Icon } from '@/components/ui/icon';
import { localePath } from '@/lib/i18n/locale-path';
import styles from './account-menu.module.scss';

const loadLogout: LoadDialog = () =>
  import('@/components/login/logout-dialog').then(({ LogoutDialog }) => LogoutDialog);

const loadOrderStatus: LoadDialog = () =>
  import('@/components/orders/order-status').then(({ OrderDialog }) => OrderDialog);

/** What a logged-in shopper finds behind the figure in the header; tells which dialog is wanted. */
export function AccountMenu({ onChoose }: { onChoose: (load: LoadDialog) => void }) {
  const t = useTranslations('accountMenu');
  const account = localePath(useLocale(), '/account');
  const { ref, open, toggle, close } = useDisclosure<HTMLDivElement>();

  const choose = (load: LoadDialog) => {
    close();
    // The menu is gone when the dialog closes: the focus shall return to what opened it.
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
        </ul>
      )}
    </div>
  );
}

/**
 * Opens and closes something beside its button. `ref` goes around both: a press or the focus outside it and
 * Escape close it, and so does leaving the page. Escape gives the focus back to the button.
 */
function useDisclosure<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [open, setOpen] = useState(false);

  // Next restores a page's state on Back; the menu stays closed then.
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
