'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useDisabledUntilHydrated } from '@/components/hooks/use-hydrated';
import { Icon } from '@/components/ui/icon';
import type { FilmSource } from '@/content/site-pictures';
import styles from './woman-landing.module.scss';

type FilmPlayerProps = {
  /** The browser uses the first supported source. */
  sources: readonly FilmSource[];
  playLabel: string;
  pauseLabel: string;
};

/**
 * A muted loop over its poster. It is loaded near the viewport and autoplays, unless the visitor prefers
 * reduced motion or data. Everybody can pause and play it.
 */
export function FilmPlayer({ sources, playLabel, pauseLabel }: FilmPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const hydration = useDisabledUntilHydrated();
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
      <button {...hydration} type="button" className={styles.control} onClick={toggle}>
        <Icon name={playing ? 'pause' : 'play'} />
        <span className="visuallyHidden">{playing ? pauseLabel : playLabel}</span>
      </button>
    </>
  );
}

/** The margin around the viewport in which the film is loaded. */
const NEAR = '25% 0px';

type Device = Navigator & { connection?: { saveData?: boolean } };

/** Returns whether the visitor prefers reduced motion or data, which disables autoplay. */
function staysStill(): boolean {
  const device: Device = navigator;
  return (
    matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches ||
    device.connection?.saveData === true
  );
}

/** Plays the film. If autoplay is refused, for example in low power mode, the film stays paused. */
function play(video: HTMLVideoElement | null) {
  video?.play().catch(() => video.pause());
}

/** Loads the film near the viewport and pauses it elsewhere. The shopper's choice takes precedence. */
function useFilm(video: RefObject<HTMLVideoElement | null>) {
  const told = useRef<'play' | 'pause'>(undefined);
  const [wanted, setWanted] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [begun, setBegun] = useState(false);
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    const film = video.current;
    if (!film) return undefined;
    // A decorative film needs no picture-in-picture. The attribute is not valid HTML yet, but the property
    // works.
    film.disablePictureInPicture = true;
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.at(-1)?.isIntersecting;
        if (!near) film.pause();
        else if (told.current === 'play' || (!told.current && !staysStill())) {
          setWanted(true);
          if (film.currentSrc) play(film);
        }
      },
      { rootMargin: NEAR },
    );
    observer.observe(film);
    return () => {
      observer.disconnect();
      film.pause();
    };
  }, [video]);

  // This effect runs after the sources have been rendered, so the film can play.
  useEffect(() => {
    if (wanted) play(video.current);
  }, [wanted, video]);

  const toggle = () => {
    told.current = playing ? 'pause' : 'play';
    if (playing) video.current?.pause();
    else if (wanted) play(video.current);
    else setWanted(true);
  };

  return {
    wanted,
    playing,
    begun,
    broken,
    toggle,
    onBroken: () => setBroken(true),
    events: {
      onPlay: () => setPlaying(true),
      onPlaying: () => setBegun(true),
      onPause: () => setPlaying(false),
    },
  };
}
