'use client';

import { type ReactNode, useRef, useState } from 'react';
import { reportQuietly } from '@/lib/api-client/report-quietly';
import { ApiError } from '@/lib/errors/api-error';
import { idsOf } from '@/lib/social/ids-of';
import { readFreshPictures } from '@/lib/social/read-fresh-pictures';
import type { SocialPicture } from '@/lib/social/social-picture';
import { useHourly } from '@/lib/social/use-hourly';

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

type Fresh = { pictures: SocialPicture[] } & typeof import('./social-pictures');

/** What draws newer pictures comes with them, so that no page carries it before. */
async function loadFresh(): Promise<Fresh> {
  const pictures = await readFreshPictures();
  const { SocialPictures } = await import('./social-pictures').catch((cause: unknown) => {
    throw new ApiError('unavailable', { cause });
  });
  return { pictures, SocialPictures };
}

/**
 * The gallery of an open page, renewed by the hour (spec §4). What is shown stays while there is nothing newer, while
 * the feed cannot be read, and while the keyboard is in it.
 */
export function FreshPictures({ children, shown, since, opensInNewTab, button }: FreshPicturesProps) {
  const gallery = useRef<HTMLDivElement>(null);
  const [fresh, setFresh] = useState<Fresh>();
  const [isLoading, setLoading] = useState(false);

  function show(read: Fresh) {
    const isNew = idsOf(read.pictures) !== (fresh ? idsOf(fresh.pictures) : shown);
    const isFocused = gallery.current?.contains(document.activeElement);
    if (read.pictures.length > 0 && isNew && !isFocused) setFresh(read);
  }
  async function refresh() {
    if (isLoading) return;
    setLoading(true);
    await loadFresh().then(show, (error: ApiError) =>
      reportQuietly('The social feed could not be refreshed', error),
    );
    setLoading(false);
  }
  useHourly(since, () => void refresh());

  return (
    <>
      <div ref={gallery} aria-busy={isLoading || undefined}>
        {fresh ? <fresh.SocialPictures pictures={fresh.pictures} opensInNewTab={opensInNewTab} /> : children}
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
