'use client';

import { useEffect, useState } from 'react';
import styles from './lost-note.module.scss';

/**
 * Says to those who asked for a page that there is not why they are here (spec §2): the redirect names it as the address's
 * fragment, for which the style sheet shows it. Once: the fragment goes, and without it the note does, with Back too.
 */
export function LostNote({ id, children, close }: { id: string; children: string; close: string }) {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (location.hash !== `#${id}`) return setOver(true);
    const clearing = setTimeout(() => history.replaceState(history.state, '', location.pathname));
    return () => clearTimeout(clearing);
  }, [id]);

  if (isOver) return null;
  return (
    <div id={id} role="status" className={styles.note}>
      <p>{children}</p>
      <a href="#content" className={styles.close}>
        {close}
      </a>
    </div>
  );
}
