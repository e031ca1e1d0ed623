'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import {
  LazyPictureViewer,
  usePictureViewer,
  type ViewerPhotos,
} from '@/components/viewer/lazy-picture-viewer';
import styles from './gallery.module.scss';
import { PHOTO_SIZES_ATTRIBUTE } from './photo-sizes';

/** The `sizes` of the last photo of an odd number: two columns, on broad screens a third of the row. */
const WIDE_SIZES =
  '(min-width: 1680px) 28rem, (min-width: 1440px) calc(88vw - 29rem), (min-width: 1024px) 57vw, (min-width: 768px) 47vw, 89vw';
const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Returns the index of the visible photo, or undefined if the strip does not scroll. */
function photoInSight(strip: HTMLElement | null, photos: number): number | undefined {
  const way = strip ? strip.scrollWidth - strip.clientWidth : 0;
  return strip && way > 0 ? Math.round((strip.scrollLeft / way) * (photos - 1)) : undefined;
}

const isWide = (index: number, photos: number) => photos % 2 === 1 && index === photos - 1;

/**
 * Photos in a scroll-snap strip on phones and tablets, and in a grid on wider screens. The arrow keys move between them.
 * A photo opens the viewer; without JavaScript it links to its file.
 */
export function Gallery({ label, photos }: { label: string; photos: ViewerPhotos }) {
  const t = useTranslations('product');
  const strip = useRef<HTMLUListElement>(null);
  // Undefined on the server and where all photos are visible. Each photo is then a tab stop.
  const [visibleIndex, setVisibleIndex] = useState<number>();
  const current = visibleIndex ?? 0;
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  // If another photo than the first is visible, the strip was swiped, perhaps before hydration.
  const isWanted = wanted || current > 0;
  const look = () => setVisibleIndex(photoInSight(strip.current, photos.length));
  const lookFirst = useEffectEvent(look);
  // The strip may have been swiped before hydration.
  useEffect(() => lookFirst(), []);

  /** Scrolls to the snap position of a photo, which focusing alone would not do. */
  const visit = (index: number) => {
    const link = strip.current?.children[index]?.querySelector('a');
    link?.scrollIntoView({ block: 'nearest', inline: 'start' });
    link?.focus({ preventScroll: true });
  };
  const viewer = usePictureViewer(visit);
  const onArrow = (event: KeyboardEvent, index: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    visit(index + step);
  };

  return (
    <section className={styles.gallery} aria-label={label} onPointerEnter={want} onFocus={want}>
      <ul ref={strip} className={styles.strip} data-wanted={isWanted || undefined} onScroll={look}>
        {photos.map((photo, index) => (
          <li key={photo.src} className={styles.photo}>
            <a
              href={photo.src}
              className={styles.enlarge}
              // Until the strip is used, phones do not render further pictures, so their `alt` cannot name the link.
              aria-label={`${photo.alt} ${t('enlarge')}`}
              tabIndex={visibleIndex === undefined || index === visibleIndex ? undefined : -1}
              onKeyDown={(event) => onArrow(event, index)}
              onClick={(event) => viewer.onPress(event, index)}
            >
              <Picture
                {...photo}
                sizes={isWide(index, photos.length) ? WIDE_SIZES : PHOTO_SIZES_ATTRIBUTE}
                first={index === 0}
                hasTransition={index === 0}
                className={styles.picture}
              />
              <span className={styles.glass}>
                <Icon name="expand" />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <p className={styles.counter} aria-hidden="true">
          {`${current + 1} / ${photos.length}`}
        </p>
      )}
      {viewer.start !== undefined && (
        <LazyPictureViewer label={label} photos={photos} start={viewer.start} onClose={viewer.close} />
      )}
    </section>
  );
}
