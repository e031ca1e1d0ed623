'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { LazyViewer, useViewer, type ViewerPhoto, type ViewerPhotos } from '@/components/viewer/lazy-viewer';
import { useTexts } from '@/lib/i18n/texts';
import styles from './gallery.module.scss';

const SIZES = '(min-width: 2000px) 61rem, (min-width: 1024px) 50vw, (min-width: 768px) 47vw, 100vw';
const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Which photo of the strip, counted from 0; the first where nothing is laid out. */
function photoInSight(strip: HTMLElement | null): number {
  return strip && strip.clientWidth > 0 ? Math.round(strip.scrollLeft / strip.clientWidth) : 0;
}

/**
 * Photos in a strip that snaps: swiped on a phone, chosen by their thumbnails, moved by the arrow keys. A photo
 * opens the viewer; without JavaScript it leads to its file, and a thumbnail to its photo.
 */
export function Gallery({ label, photos }: { label: string; photos: ViewerPhotos }) {
  const t = useTexts('product');
  const id = useId();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  // Another photo than the first was scrolled to, perhaps before hydration.
  const isWanted = wanted || current > 0;
  // It may have been swiped before hydration.
  useEffect(() => setCurrent(photoInSight(strip.current)), []);

  const show = (index: number) => {
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  };
  /** With the focus, which would scroll by itself, and not to where the strip snaps. */
  const visit = (index: number) => {
    const link = strip.current?.children[index]?.querySelector('a');
    if (!link) return;
    show(index);
    link.focus({ preventScroll: true });
  };
  const viewer = useViewer(visit);
  const look = () => setCurrent(photoInSight(strip.current));
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
              id={`${id}${index}`}
              href={photo.src}
              className={styles.enlarge}
              tabIndex={index === current ? undefined : -1}
              onKeyDown={(event) => onArrow(event, index)}
              onClick={(event) => viewer.onPress(event, index)}
            >
              <Picture {...photo} sizes={SIZES} first={index === 0} className={styles.picture} />
              <span className={styles.glass}>
                <Icon name="expand" />
                <span className="visuallyHidden">{t('enlarge')}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {photos.length > 1 && <Thumbnails id={id} photos={photos} current={current} onShow={show} />}
      {viewer.start !== undefined && (
        <LazyViewer label={label} photos={photos} start={viewer.start} onClose={viewer.close} />
      )}
    </section>
  );
}

type ThumbnailsProps = {
  /** What the ids of the photos begin with. */
  id: string;
  photos: readonly ViewerPhoto[];
  current: number;
  onShow: (index: number) => void;
};

function Thumbnails({ id, photos, current, onShow }: ThumbnailsProps) {
  const t = useTexts('product');

  return (
    <ul className={styles.thumbnails}>
      {photos.map(({ blur: _, caption: __, ...photo }, index) => (
        <li key={photo.src}>
          <a
            href={`#${id}${index}`}
            className={styles.thumbnail}
            aria-label={t('photo', { number: index + 1, total: photos.length })}
            aria-current={index === current}
            onClick={(event) => {
              event.preventDefault();
              onShow(index);
            }}
          >
            <Picture
              {...photo}
              alt=""
              // The first is the photo above once more, which is there already.
              sizes={index === 0 ? SIZES : 80}
              className={styles.picture}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
