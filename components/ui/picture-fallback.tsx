'use client';

import { useEffect } from 'react';

/**
 * Replaces a picture with the placeholder. All elements stay in the DOM, because React may not have hydrated
 * the page yet.
 */
function standIn(image: HTMLImageElement, placeholder: string) {
  if (image.src.endsWith(placeholder)) return;
  for (const choice of image.closest('picture')?.children ?? []) choice.removeAttribute('srcset');
  image.src = placeholder;
}

/** Fades in a lazily loaded picture. Other pictures appear without an animation. */
function fadeIn(image: HTMLImageElement) {
  const isMoved = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  if (isMoved && image.loading === 'lazy') image.animate({ opacity: [0, 1] }, 200);
}

/**
 * Fades in pictures over their placeholder, and replaces every one that cannot be loaded (spec §2), including
 * those that failed before hydration. One instance serves the whole page. It listens in the capture phase,
 * because load and error events of images do not bubble.
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
