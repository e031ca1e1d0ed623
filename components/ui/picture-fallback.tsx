'use client';

import { useEffect } from 'react';

function standIn(image: HTMLImageElement, placeholder: string) {
  if (image.src.endsWith(placeholder)) return;
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
  image.src = placeholder;
}

/**
 * Puts the placeholder in the place of every picture that cannot be loaded (spec §2), those that failed
 * before the script arrived included. One for the whole page; errors of pictures do not bubble, so it
 * listens on the way down.
 */
export function PictureFallback({ placeholder }: { placeholder: string }) {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) standIn(target, placeholder);
    };
    for (const image of document.images) {
      if (image.complete && image.currentSrc && image.naturalWidth === 0) standIn(image, placeholder);
    }
    document.addEventListener('error', onError, true);
    return () => document.removeEventListener('error', onError, true);
  }, [placeholder]);

  return null;
}
