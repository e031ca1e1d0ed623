'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { NewPictures } from './fetch-new-pictures';

const HOUR_MS = 3_600_000;

/**
 * Calls back one hour after `since`, and then every hour (spec §9). In a hidden tab, a due call waits until
 * the tab is visible.
 * @param since milliseconds since the epoch
 */
function useHourly(since: number, act: () => Promise<void>): void {
  const due = useRef(since + HOUR_MS);
  const onHour = useEffectEvent(act);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(strike, Math.max(0, due.current - Date.now()));
    };
    const strike = () => {
      due.current = Date.now() + HOUR_MS;
      void onHour();
      wait();
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, []);
}

type AutoRefreshedGalleryProps = {
  /** The pictures of the static page. */
  children: ReactNode;
  /** The ids of these pictures, in one text. */
  shown: string;
  /** Time when the feed was read, in milliseconds since the epoch. */
  since: number;
  opensInNewTab: string;
};

/**
 * The gallery of an open page, refreshed every hour (spec §4). The pictures stay if there is nothing newer,
 * if the feed cannot be read, and while the gallery has focus.
 */
export function AutoRefreshedGallery({ children, shown, since, opensInNewTab }: AutoRefreshedGalleryProps) {
  const gallery = useRef<HTMLDivElement>(null);
  const [fresh, setFresh] = useState<NewPictures>();

  useHourly(since, async () => {
    const { fetchNewPictures } = await import('./fetch-new-pictures');
    const read = await fetchNewPictures(fresh?.ids ?? shown);
    if (read && !gallery.current?.contains(document.activeElement)) setFresh(read);
  });

  return (
    <div ref={gallery}>
      {fresh ? <fresh.Pictures pictures={fresh.pictures} opensInNewTab={opensInNewTab} /> : children}
    </div>
  );
}
