'use client';

import { type ReactNode, useRef, useState } from 'react';
import styles from './gallery.module.scss';

/** A photo: large, small, and what its button is called. */
export type GalleryView = { key: string; label: string; photo: ReactNode; thumbnail: ReactNode };

/** Photos in a strip that snaps: swiped on a phone, chosen by their thumbnails, moved by the arrow keys. */
export function Gallery({ label, views }: { label: string; views: readonly GalleryView[] }) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const show = (index: number) => {
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  };
  const onScroll = () => {
    if (strip.current) setCurrent(Math.round(strip.current.scrollLeft / strip.current.clientWidth));
  };
  const several = views.length > 1;

  return (
    <section className={styles.gallery} aria-label={label}>
      <ul ref={strip} className={styles.strip} onScroll={onScroll} tabIndex={several ? 0 : undefined}>
        {views.map(({ key, photo }) => (
          <li key={key} className={styles.photo}>
            {photo}
          </li>
        ))}
      </ul>
      {several && (
        <ul className={styles.thumbnails}>
          {views.map((view, index) => (
            <li key={view.key}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={view.label}
                aria-current={index === current}
                onClick={() => show(index)}
              >
                {view.thumbnail}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
