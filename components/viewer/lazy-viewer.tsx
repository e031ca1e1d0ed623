'use client';

import { LazyContent } from '@/components/dialogs/lazy-dialog';
import type { ViewerPhotos } from './use-viewer';

type LazyViewerProps = {
  label: string;
  photos: ViewerPhotos;
  start: number;
  /** Told which photo was the last in sight; none when the page was left. */
  onClose: (last?: number) => void;
};

const loadViewer = () => import('./picture-viewer').then(({ PictureViewer }) => PictureViewer);

/** The viewer, whose code and words come when it is first opened. */
export function LazyViewer({ onClose, ...viewer }: LazyViewerProps) {
  return (
    <LazyContent load={loadViewer} onClose={() => onClose()}>
      {(Viewer) => <Viewer {...viewer} onClose={onClose} />}
    </LazyContent>
  );
}
