'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './rider-biography.module.scss';

/** Fades and scales its picture in once it is loaded (spec §2). */
export function PortraitFadeIn({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState(false);

  // The picture may have loaded before hydration.
  useEffect(() => {
    if (ref.current?.querySelector('img')?.complete !== false) setLoaded(true);
  }, []);

  return (
    <div className={styles.frame}>
      <div
        ref={ref}
        className={styles.inner}
        data-loaded={loaded || undefined}
        onLoadCapture={() => setLoaded(true)}
      >
        {children}
      </div>
    </div>
  );
}
