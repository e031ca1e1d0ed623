'use client';

import { type CSSProperties, type ReactNode, ViewTransition } from 'react';
import { preload } from 'react-dom';
import { createImageSource, type ImageSource, type PictureSource } from '@/lib/pictures/image-source';
import styles from './picture.module.scss';

/** The placeholder while the picture loads. */
type PicturePlaceholder = {
  /** The dominant colour. */
  dominant?: string | undefined;
  /** A blurred preview as a data URL of about 300 bytes, for the LCP image only. */
  blur?: string | undefined;
};

export type PictureProps = PictureSource &
  PicturePlaceholder & {
    alt: string;
    /** The `sizes` attribute, or the width in pixels if it is constant. */
    sizes: string | number;
    /** A different crop of the picture, for phones. */
    phone?: (PictureSource & PicturePlaceholder) | undefined;
    /** The LCP image: it is preloaded in the document head. */
    first?: boolean | undefined;
    /** Above the fold, but not the LCP image: it is loaded eagerly with normal priority. */
    aboveFold?: boolean | undefined;
    /** Takes part in a view transition to the next page. A page may show such a picture only once. */
    hasTransition?: boolean | undefined;
    className?: string | undefined;
  };

const PHONE = '(max-width: 47.99875em)';
const NO_PHONE = '(min-width: 48em)';

/**
 * A responsive image over a placeholder, which is its dominant colour or a blurred preview. `PictureFallback`
 * handles failed images. It is a client component only because its props are shorter than its markup in the
 * RSC payload.
 */
export function Picture(props: PictureProps) {
  const { width, height, alt, sizes, phone, first = false, aboveFold = first, className } = props;
  const image = createImageSource(props, sizes);
  const phoneImage = phone && createImageSource(phone, sizes);
  if (first) {
    preloadImage(image, phoneImage && NO_PHONE);
    if (phoneImage) preloadImage(phoneImage, PHONE);
  }

  const picture = (
    <picture className={className ? `${styles.picture} ${className}` : styles.picture} style={styleOf(props)}>
      {phone && phoneImage && (
        <source
          media={PHONE}
          srcSet={phoneImage.srcSet ?? phoneImage.src}
          sizes={phoneImage.sizes}
          width={phone.width}
          height={phone.height}
        />
      )}
      <img
        {...image}
        {...(first && { fetchPriority: 'high' })}
        {...(!aboveFold && { loading: 'lazy' })}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        className={styles.image}
      />
    </picture>
  );
  return props.hasTransition ? <SharedPicture name={props.src}>{picture}</SharedPicture> : picture;
}

/**
 * A view transition, in the browser only. React's server markup for a transition is invalid HTML, and the
 * first page that is loaded needs no transition.
 */
function SharedPicture({ name, children }: { name: string; children: ReactNode }) {
  if (typeof document === 'undefined') return children;
  return (
    <ViewTransition name={name} share="auto" default="none">
      {children}
    </ViewTransition>
  );
}

/** Preloads the LCP image before style sheets and scripts, in the crop for the screen. */
function preloadImage({ src, srcSet, sizes }: ImageSource, media: string | undefined): void {
  preload(src, { as: 'image', fetchPriority: 'high', imageSrcSet: srcSet, imageSizes: sizes, media });
}

function placeholderBackground({ dominant, blur }: PicturePlaceholder): string | undefined {
  return blur ? `${dominant ?? ''} url(${blur}) center / cover`.trim() : dominant;
}

/**
 * Returns the placeholder styles. With a crop for phones there are two, and the style sheet's media query
 * selects one.
 */
function styleOf(props: PictureProps): CSSProperties | undefined {
  const ground = placeholderBackground(props);
  const phoneGround = props.phone && placeholderBackground(props.phone);
  if (!phoneGround) return ground ? { background: ground } : undefined;
  const grounds: CSSProperties & Record<`--${string}`, string | undefined> = {
    '--ground': ground,
    '--phone-ground': phoneGround,
  };
  return grounds;
}
