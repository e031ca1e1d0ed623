/** Widths that pictures are encoded in, in pixels. */
export const PICTURE_WIDTHS_PX = [160, 400, 768, 1200, 1440, 1920, 2560];
/** The smallest width, which is only for thumbnails. */
export const THUMBNAIL_WIDTH_PX = 160;
const DEVICE_WIDTHS = PICTURE_WIDTHS_PX.slice(1);

/** Pictures of the shop's own origin that can be encoded: files in `public/images`, and imported pictures. */
export const LOCAL_PICTURE_PATTERN = /^\/(?:images|pictures)\/[^?#]+\.(?:jpe?g|png|webp|gif)$/i;
/** A picture that the bundled product API stores, named after the hash of its content. */
export const IMPORTED_PICTURE_PATTERN = /^\/pictures\/[0-9a-f]{32}\.\w+$/;
/** The path of a picture on another host, whose URL is in the query. */
export const REMOTE_PICTURE_PATH = '/remote.jpg';

export type PictureSource = {
  src: string;
  width: number;
  height: number;
  /** True for a picture of another host that the shop may fetch and encode (picture-hosts.ts). */
  listed?: boolean | undefined;
};

export type ImageSource = { src: string; srcSet?: string | undefined; sizes?: string | undefined };

/** Picks the properties of a source, so that no others reach the RSC payload. */
export const pickPictureSource = ({ src, width, height, listed }: PictureSource): PictureSource => ({
  src,
  width,
  height,
  ...(listed && { listed }),
});

/**
 * Returns the URL of a picture in one of PICTURE_WIDTHS_PX (app/media), or its own URL if it is not encoded.
 */
export function mediaUrl({ src, listed }: Pick<PictureSource, 'src' | 'listed'>, width: number): string {
  if (listed) return `/media/${width}${REMOTE_PICTURE_PATH}?url=${encodeURIComponent(src)}`;
  return LOCAL_PICTURE_PATTERN.test(src) ? `/media/${width}${encodeURI(decodeURI(src))}` : src;
}

/** Returns the widths that a picture is offered in: all up to the width of its file, and the next one. */
export function listPictureWidths(fileWidth: number, all = DEVICE_WIDTHS): number[] {
  return all.slice(0, all.findIndex((width) => width >= fileWidth) + 1 || all.length);
}

/**
 * Returns the attributes of an `<img>`.
 * @param sizes the attribute of that name, or a number of pixels for a picture of constant size
 */
export function createImageSource(picture: PictureSource, sizes: string | number): ImageSource {
  const isSmall = typeof sizes === 'number';
  // Dense screens have two device pixels per CSS pixel.
  const widths = isSmall ? listPictureWidths(sizes * 2, PICTURE_WIDTHS_PX) : listPictureWidths(picture.width);
  const src = mediaUrl(picture, widths.at(-1) ?? picture.width);
  if (isSmall || src === picture.src) return { src };
  return { src, srcSet: widths.map((width) => `${mediaUrl(picture, width)} ${width}w`).join(', '), sizes };
}
