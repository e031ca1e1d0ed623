'use client';

import { useEffect } from 'react';

/** Takes no element away: React may not have hydrated the page yet, and looks for each that the server has sent. */
function standIn(image: HTMLImageElement, placeholder: string) {
  if (image.src.endsWith(placeholder)) return;
  for (const choice of image.closest('picture')?.children ?? []) choice.removeAttribute('srcset');
  image.src = placeholder;
}

/** Of pictures that come when they are scrolled to; those in sight from the beginning are there at once. */
function fadeIn(image: HTMLImageElement) {
  const isMoved = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  if (isMoved && image.loading === 'lazy') image.animate({ opacity: [0, 1] }, 200);
}

/**
 * Lets pictures come out of the ground that stands for them, and puts the placeholder in the place of every one that
 * cannot be loaded (spec §2), those that failed before the script arrived included. One for the whole page; what becomes of
 * pictures does not bubble, so it listens on the way down.
 */
export function PictureFallback({ placeholder }: { placeholder: string }) {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) standIn(target, placeholder);
    };
    for (const image of document.images) {
      if (image.complete && image.currentSrc && image.naturalWidth === 0) standIn(image, placeholder);
    }
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) fadeIn(target);
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('error', onError, options);
    document.addEventListener('load', onLoad, options);
    return () => listening.abort();
  }, [placeholder]);

  return null;
}
