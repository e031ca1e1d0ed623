'use client';

import { useLightDismiss, useModal } from '@/components/dialogs/use-modal';
import { Icon } from '@/components/ui/icon';
import { useTexts } from '@/lib/i18n/texts';
import { SearchCombobox } from './search-combobox';
import styles from './search-dialog.module.scss';

/** The search over the page: a sheet from above, on phones the whole screen. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('searchField');
  const modal = useModal(onClose);
  useLightDismiss(modal.ref, onClose);

  return (
    <dialog {...modal} className={styles.dialog} aria-label={t('title')}>
      <div className={styles.sheet}>
        <SearchCombobox onLeave={onClose}>
          <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </SearchCombobox>
      </div>
    </dialog>
  );
}
