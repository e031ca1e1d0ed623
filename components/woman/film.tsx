'use client';

import { useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { FilmSource } from '@/content/woman-art';
import styles from './film.module.scss';
import { useFilm } from './use-film';

type FilmProps = {
  /** The one a browser knows first is taken. */
  sources: readonly FilmSource[];
  playLabel: string;
  pauseLabel: string;
};

/**
 * A loop without sound that lies over its first frame. It is fetched when it is nearly on screen, and plays by
 * itself for those alone who asked neither for less motion nor for less data; everybody can stop and start it.
 */
export function Film({ sources, playLabel, pauseLabel }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { wanted, playing, begun, broken, toggle, onBroken, events } = useFilm(video);
  if (broken) return null;

  return (
    <>
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        className={begun ? `${styles.film} ${styles.begun}` : styles.film}
        {...events}
      >
        {wanted &&
          sources.map((source, index) => (
            <source
              key={source.src}
              {...source}
              {...(index === sources.length - 1 && { onError: onBroken })}
            />
          ))}
      </video>
      <button type="button" className={styles.control} onClick={toggle}>
        <Icon name={playing ? 'pause' : 'play'} />
        <span className="visuallyHidden">{playing ? pauseLabel : playLabel}</span>
      </button>
    </>
  );
}
