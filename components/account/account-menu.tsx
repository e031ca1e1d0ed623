'use client';

import { Icon } from '@/components/ui/icon';
import type { LoadDialog } from '@/components/ui/late-dialog';
import { useDisclosure } from '@/components/ui/use-disclosure';
import { useTexts } from '@/lib/i18n/texts';
import styles from './account-menu.module.scss';

const loadOrderStatus: LoadDialog = () =>
  import('@/components/order/order-dialog').then(({ OrderDialog }) => OrderDialog);
const loadLogout: LoadDialog = () => import('./logout-dialog').then(({ LogoutDialog }) => LogoutDialog);

/** What a logged-in shopper finds behind the figure in the header; tells which dialog is wanted. */
export function AccountMenu({ onChoose }: { onChoose: (load: LoadDialog) => void }) {
  const t = useTexts('session');
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
