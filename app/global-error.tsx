'use client';

import { GLOBAL_ERROR } from '@/content/global-error';
import { splitLocale } from '@/lib/i18n/locale-path';
import styles from './global-error.module.scss';

/** In place of everything, when the layout itself has failed. */
export default function GlobalError({ retry }: { retry: () => void }) {
  const { locale } = splitLocale(typeof location === 'undefined' ? '/' : location.pathname);
  const words = GLOBAL_ERROR[locale];

  return (
    <html lang={locale}>
      <body className={styles.page}>
        <main>
          <h1 className={styles.text}>{words.text}</h1>
          <button type="button" className={styles.retry} onClick={retry}>
            {words.retry}
          </button>
        </main>
      </body>
    </html>
  );
}
