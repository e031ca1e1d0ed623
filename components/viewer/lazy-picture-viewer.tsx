'use client';

import { type ComponentProps, type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { LazyModalContent } from '@/components/dialogs/lazy-dialog';
import { isUnmodifiedClick } from '@/components/hooks/navigation';
import { useOnPageLeave } from '@/components/hooks/use-on-page-leave';
import type { PictureSource } from '@/lib/pictures/image-source';
import type { PictureViewer } from './picture-viewer';

type LazyPictureViewerProps = Omit<ComponentProps<typeof PictureViewer>, 'onClose'> & {
  /** Called with the index of the photo shown last, or without one when the page was left. */
  onClose: (last?: number) => void;
};

const loadViewer = () => import('./picture-viewer').then(({ PictureViewer }) => PictureViewer);

/** The photo viewer, loaded when it is first opened. */
export function LazyPictureViewer({ onClose, ...viewer }: LazyPictureViewerProps) {
  return (
    <LazyModalContent load={loadViewer} onClose={() => onClose()}>
      {(Viewer) => <Viewer {...viewer} onClose={onClose} />}
    </LazyModalContent>
  );
}

/**
 * The state of the photo viewer. Links to the image files open it with `onPress`, and `LazyPictureViewer` renders
 * it.
 * @param visit focuses the link of the photo shown last
 */
export function usePictureViewer(visit: (index: number) => void) {
  const [start, setStart] = useState<number>();
  useOnPageLeave(() => setStart(undefined));

  const onPress = (event: MouseEvent, index: number) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    setStart(index);
  };
  const close = (last?: number) => {
    if (last === undefined) {
      setStart(undefined);
      return;
    }
    // Unmounts the viewer synchronously, because nothing behind an open modal dialog can receive the focus.
    flushSync(() => setStart(undefined));
    visit(last);
  };

  return { start, onPress, close };
}

export type ViewerPhoto = PictureSource & {
  alt: string;
  /** Shown below the photo in the viewer. */
  caption?: string | undefined;
  dominant?: string | undefined;
  blur?: string | undefined;
};

/** At least one photo. */
export type ViewerPhotos = readonly [ViewerPhoto, ...ViewerPhoto[]];
