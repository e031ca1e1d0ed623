'use client';

import { type ReactNode, useState } from 'react';
import { useOnPageLeave } from '@/components/hooks/use-on-page-leave';
import { Button } from '@/components/ui/button';
import styles from './store-map.module.scss';

type LiveMapProps = {
  /** The shop's document for the iframe, which embeds the third-party map. */
  src: string;
  title: string;
  words: { show: string; hide: string; note: string };
  /** The drawn map, shown until the visitor requests the live map. */
  children: ReactNode;
};

/** A drawn map. The button replaces it with a third-party map in an iframe. */
export function LiveMap({ src, title, words, children }: LiveMapProps) {
  const [isLive, setLive] = useState(false);
  useOnPageLeave(() => setLive(false));

  return (
    <div className={styles.map}>
      <div className={styles.viewport}>
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
