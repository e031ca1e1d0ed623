'use client';

import { useRef } from 'react';
import { Picture } from '@/components/ui/picture';
import {
  LazyPictureViewer,
  usePictureViewer,
  type ViewerPhotos,
} from '@/components/viewer/lazy-picture-viewer';
import styles from './photo-collage.module.scss';

type PhotoCollageProps = {
  /** The accessible name of the viewer. */
  label: string;
  /** Appended to the alternative text of each photo. */
  enlarge: string;
  photos: ViewerPhotos;
};

/**
 * The `sizes` of the first photo, which is wide, and of the others, of which the tallest is 774 pixels high.
 */
const FIRST = '(min-width: 2000px) 80rem, (min-width: 768px) 62vw, 225px';
const OTHER = '(min-width: 2000px) 56rem, (min-width: 768px) 43vw, 200px';

/** A collage of photos, on phones a strip. A photo opens the viewer; without JavaScript it links to its file. */
export function PhotoCollage({ label, enlarge, photos }: PhotoCollageProps) {
  const wall = useRef<HTMLUListElement>(null);
  const viewer = usePictureViewer((index) => wall.current?.children[index]?.querySelector('a')?.focus());

  return (
    <>
      <ul ref={wall} className={styles.wall}>
        {photos.map((photo, index) => (
          <li key={photo.src} className={styles.item}>
            <a href={photo.src} className={styles.photo} onClick={(event) => viewer.onPress(event, index)}>
              <Picture {...photo} sizes={index === 0 ? FIRST : OTHER} className={styles.picture} />
              <span className={styles.caption}>{photo.caption}</span>
              <span className="visuallyHidden"> {enlarge}</span>
            </a>
          </li>
        ))}
      </ul>
      {viewer.start !== undefined && (
        <LazyPictureViewer label={label} photos={photos} start={viewer.start} onClose={viewer.close} />
      )}
    </>
  );
}
