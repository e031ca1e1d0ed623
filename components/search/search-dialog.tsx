'use client';

import { useLayoutEffect, useRef } from 'react';
import { usePressBeside } from '@/components/dialogs/dialog';
import { Icon } from '@/components/ui/icon';
import { useTexts } from '@/lib/i18n/texts';
import { SearchCombobox } from './search-combobox';
import styles from './search-dialog.module.scss';

/** The search over the page: a sheet from above, on phones the whole screen. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('searchField');
  const ref = useRef<HTMLDialogElement>(null);
  usePressBeside(ref, onClose);

  // Closed before it leaves the page, or the focus would not go back to where it came from.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={t('title')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (!ref.current?.open) onClose();
      }}
    >
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
