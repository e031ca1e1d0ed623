'use client';

import { type ReactNode, useState } from 'react';
import { useOnLeave } from '@/components/hooks/use-on-leave';
import { Button } from '@/components/ui/button';
import styles from './live-map.module.scss';

type LiveMapProps = {
  /** The frame's document, one of ours that has the other's map in it. */
  src: string;
  title: string;
  words: { show: string; hide: string; note: string };
  /** The drawing that stands here until the visitor wants the other. */
  children: ReactNode;
};

/** A map of somebody else's in the place of our drawing, after a press alone; and back again. */
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
