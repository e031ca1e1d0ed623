'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { type DialogLoader, LazyDialog } from '@/components/dialogs/lazy-dialog';
import { Icon } from '@/components/ui/icon';
import { localePath } from '@/lib/i18n/locale-path';
import styles from './search-button.module.scss';

const loadSearch: DialogLoader = () => import('./search-dialog').then(({ SearchDialog }) => SearchDialog);

/** The header's search button. It opens the search dialog; without JavaScript it leads to the search page. */
export function SearchButton() {
  const t = useTranslations('session');
  const locale = useLocale();
  const [open, setOpen] = useState(false);

  return (
    <>
      <form
        action={localePath(locale, '/search')}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <button type="submit" className={styles.button} aria-haspopup="dialog" aria-label={t('search')}>
          <Icon name="search" />
        </button>
      </form>
      {open && <LazyDialog load={loadSearch} onClose={() => setOpen(false)} />}
    </>
  );
}
