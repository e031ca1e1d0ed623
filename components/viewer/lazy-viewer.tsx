'use client';

import { type ComponentProps, type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { LazyContent } from '@/components/dialogs/lazy-dialog';
import { isPlainClick } from '@/components/hooks/navigation';
import { useOnLeave } from '@/components/hooks/use-on-leave';
import type { PictureSource } from '@/lib/pictures/image-source';
import type { PictureViewer } from './picture-viewer';

type LazyViewerProps = Omit<ComponentProps<typeof PictureViewer>, 'onClose'> & {
  /** Told which photo was the last in sight; none when the page was left. */
  onClose: (last?: number) => void;
};

const loadViewer = () => import('./picture-viewer').then(({ PictureViewer }) => PictureViewer);

/** The viewer, loaded when it is first opened. */
export function LazyViewer({ onClose, ...viewer }: LazyViewerProps) {
  return (
    <LazyContent load={loadViewer} onClose={() => onClose()}>
      {(Viewer) => <Viewer {...viewer} onClose={onClose} />}
    </LazyContent>
  );
}

/**
 * The state of the photo viewer. Links to the photos' files open it by `onPress`; `LazyViewer` renders it.
 * @param visit gives the focus to the link of the photo seen last
 */
export function useViewer(visit: (index: number) => void) {
  const [start, setStart] = useState<number>();
  useOnLeave(() => setStart(undefined));

  const onPress = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setStart(index);
  };
  const close = (last?: number) => {
    if (last === undefined) {
      setStart(undefined);
      return;
    }
    // Gone at once: nothing behind an open modal dialog takes the focus.
    flushSync(() => setStart(undefined));
    visit(last);
  };

  return { start, onPress, close };
}

/** A photo that can be looked at closely. */
export type ViewerPhoto = PictureSource & {
  alt: string;
  /** What stands beside it while it is looked at. */
  caption?: string | undefined;
  dominant?: string | undefined;
  blur?: string | undefined;
};

/** At least one. */
export type ViewerPhotos = readonly [ViewerPhoto, ...ViewerPhoto[]];
