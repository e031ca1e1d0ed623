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

/** The `sizes` of the first two photos, which are enlarged, and of the others. */
const ENLARGED = '(min-width: 2000px) 120rem, (min-width: 768px) 96vw, 225px';
const OTHER = '(min-width: 2000px) 40rem, (min-width: 768px) 31vw, 200px';

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
              <Picture {...photo} sizes={index < 2 ? ENLARGED : OTHER} className={styles.picture} />
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
