'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Fresh } from './read-fresh';

const HOUR_MS = 3_600_000;

/**
 * Calls back when an hour has passed since a moment, and every hour from then on (spec §9); not while nobody is
 * looking, but then as soon as somebody is again.
 * @param since in milliseconds of the clock
 */
function useHourly(since: number, act: () => void): void {
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
      onHour();
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

type FreshPicturesProps = {
  /** The pictures that the page came with, and their ids. */
  children: ReactNode;
  shown: string;
  /** When their feed was read, in milliseconds of the clock. */
  since: number;
  opensInNewTab: string;
  /** A button to read it anew at once. */
  button?: { label: string; className: string } | undefined;
};

/**
 * The gallery of an open page, renewed by the hour (spec §4). What is shown stays while there is nothing newer, while
 * the feed cannot be read, and while the keyboard is in it.
 */
export function FreshPictures({ children, shown, since, opensInNewTab, button }: FreshPicturesProps) {
  const gallery = useRef<HTMLDivElement>(null);
  const [fresh, setFresh] = useState<Fresh>();
  const [isLoading, setLoading] = useState(false);

  async function refresh() {
    if (isLoading) return;
    setLoading(true);
    try {
      const { readFresh } = await import('./read-fresh');
      const read = await readFresh(fresh?.ids ?? shown);
      if (read && !gallery.current?.contains(document.activeElement)) setFresh(read);
    } finally {
      setLoading(false);
    }
  }
  useHourly(since, () => void refresh());

  return (
    <>
      <div ref={gallery} aria-busy={isLoading || undefined}>
        {fresh ? <fresh.Pictures pictures={fresh.pictures} opensInNewTab={opensInNewTab} /> : children}
      </div>
      {button && (
        <button
          type="button"
          className={button.className}
          aria-disabled={isLoading}
          onClick={() => void refresh()}
        >
          {button.label}
        </button>
      )}
    </>
  );
}
