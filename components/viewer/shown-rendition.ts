import { imageSource, type PictureSource } from '@/lib/pictures/image-source';

/**
 * The largest rendition of a picture that the page behind the viewer has loaded already: at hand at once, in the place
 * of the large one while that is on its way. Undefined when there is none.
 */
export function shownRendition(picture: PictureSource): string | undefined {
  const { src } = imageSource(picture, '100vw');
  const renditions = [...document.images].filter(
    (image) =>
      image.getAttribute('src') === src &&
      image.complete &&
      image.naturalWidth > 0 &&
      !image.closest('dialog'),
  );
  return renditions.sort((a, b) => b.naturalWidth - a.naturalWidth)[0]?.currentSrc;
}
