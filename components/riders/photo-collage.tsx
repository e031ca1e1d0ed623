'use client';

import { type CSSProperties, useRef } from 'react';
import { Picture } from '@/components/ui/picture';
import {
  LazyPictureViewer,
  usePictureViewer,
  type ViewerPhoto,
} from '@/components/viewer/lazy-picture-viewer';
import styles from './photo-collage.module.scss';

export type CollagePhoto = ViewerPhoto & {
  /** The focal point of the detail to which the collage crops the photo. Without it, the whole photo is shown. */
  detail?: string | undefined;
};

type PhotoCollageProps = {
  /** The accessible name of the viewer. */
  label: string;
  /** Appended to the alternative text of each photo. */
  enlarge: string;
  photos: readonly [CollagePhoto, ...CollagePhoto[]];
};

/** The width of a photo in a wide place. A detail in a narrow place is about as large. */
const SIZES = '(min-width: 2000px) 80rem, (min-width: 768px) 64vw, 320px';

function detailProps({ detail }: CollagePhoto) {
  if (!detail) return {};
  const style: CSSProperties & Record<`--${string}`, string> = { '--focal-point': detail };
  return { 'data-detail': '', style };
}

/** A collage of photos, on phones a strip. A photo opens the viewer; without JavaScript it links to its file. */
export function PhotoCollage({ label, enlarge, photos }: PhotoCollageProps) {
  const wall = useRef<HTMLUListElement>(null);
  const viewer = usePictureViewer((index) => wall.current?.children[index]?.querySelector('a')?.focus());

  return (
    <>
      <ul ref={wall} className={styles.wall}>
        {photos.map((photo, index) => (
          <li key={photo.src} className={styles.item} {...detailProps(photo)}>
            <a href={photo.src} className={styles.photo} onClick={(event) => viewer.onPress(event, index)}>
              <Picture {...photo} sizes={SIZES} className={styles.picture} />
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
