'use client';

import Link from 'next/link';
import type { LoadDialog } from '@/components/dialogs/lazy-dialog';
import { useDisclosure } from '@/components/hooks/use-disclosure';
import { Icon } from '@/components/ui/icon';
import { localePath } from '@/lib/i18n/locale-path';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import styles from './account-menu.module.scss';

const loadLogout: LoadDialog = () =>
  import('@/components/login/logout-dialog').then(({ LogoutDialog }) => LogoutDialog);

const loadOrderStatus: LoadDialog = () =>
  import('@/components/orders/order-dialog').then(({ OrderDialog }) => OrderDialog);

/** What a logged-in shopper finds behind the figure in the header; tells which dialog is wanted. */
export function AccountMenu({ onChoose }: { onChoose: (load: LoadDialog) => void }) {
  const t = useTexts('accountMenu');
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
