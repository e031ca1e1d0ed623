'use client';

import { type ReactNode, useState } from 'react';
import { useOnLeave } from '@/components/hooks/use-on-leave';
import { Button } from '@/components/ui/button';
import styles from './store-map.module.scss';

type LiveMapProps = {
  /** The iframe's document, ours, which embeds the third-party map. */
  src: string;
  title: string;
  words: { show: string; hide: string; note: string };
  /** The drawing that stands here until the visitor wants the other. */
  children: ReactNode;
};

/** Our drawn map, replaced by a third-party map in an iframe only on request (click to load). */
export function LiveMap({ src, title, words, children }: LiveMapProps) {
  const [isLive, setLive] = useState(false);
  useOnLeave(() => setLive(false));

  return (
    <div className={styles.map}>
      <div className={styles.place}>
        {isLive ? (
          <iframe src={src} title={title} className={styles.frame} />
        ) : (
          <div className={styles.drawing}>{children}</div>
        )}
      </div>
      <div className={styles.bar}>
        <Button onClick={() => setLive(!isLive)}>{isLive ? words.hide : words.show}</Button>
        <p className={styles.note}>{words.note}</p>
      </div>
    </div>
  );
}
