'use client';

import { type ReactNode, useRef, useState } from 'react';
import { useHourly } from '@/lib/social/use-hourly';
import type { Fresh } from './read-fresh';

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
