'use client';

import { type ReactNode, useEffect, useState } from 'react';
import styles from './redirect-notice.module.scss';

/**
 * Tells visitors of an unknown URL why they were redirected to the home page (spec §2). The redirect adds a
 * fragment, and the style sheet shows the note for that `:target`. The fragment is then removed, so the note
 * is shown once.
 */
export function RedirectNotice({ id, children, close }: { id: string; children: ReactNode; close: string }) {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (location.hash !== `#${id}`) return setOver(true);
    const clearing = setTimeout(() => history.replaceState(history.state, '', location.pathname));
    return () => clearTimeout(clearing);
  }, [id]);

  if (isOver) return null;
  return (
    <div id={id} role="status" className={styles.note}>
      {children}
      <a href="#content" className={styles.close}>
        {close}
      </a>
    </div>
  );
}
