'use client';

import { type CSSProperties, type ReactNode, ViewTransition } from 'react';
import { preload } from 'react-dom';
import { type ImageSource, imageSource, type PictureSource } from '@/lib/pictures/image-source';
import styles from './picture.module.scss';

/** The placeholder until it is loaded. */
type Ground = {
  /** Its main colour. */
  dominant?: string | undefined;
  /** A blurred preview as a data URL, a third of a kilobyte: for the LCP image alone. */
  blur?: string | undefined;
};

export type PictureProps = PictureSource &
  Ground & {
    alt: string;
    /** How wide it is shown, as in the `sizes` attribute; a number of pixels when always the same. */
    sizes: string | number;
    /** Another crop for phones. */
    phone?: (PictureSource & Ground) | undefined;
    /** The largest picture in sight as the page opens: the head of the page asks for it. */
    first?: boolean | undefined;
    /** In sight as the page opens, beside a larger one: loaded with the page, and in no hurry. */
    inSight?: boolean | undefined;
    /** It travels to where the next page shows it. At most one of a picture is in sight on a page. */
    travels?: boolean | undefined;
    className?: string | undefined;
  };

const PHONE = '(max-width: 47.99875em)';
const NO_PHONE = '(min-width: 48em)';

/**
 * A responsive image over a placeholder, its main colour or a blurred preview; `PictureFallback` replaces those that
 * fail. A client component only because its props are shorter than its markup in the RSC payload.
 */
export function Picture(props: PictureProps) {
  const { width, height, alt, sizes, phone, first = false, inSight = first, className } = props;
  const image = imageSource(props, sizes);
  const phoneImage = phone && imageSource(phone, sizes);
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
        {...(!inSight && { loading: 'lazy' })}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        className={styles.image}
      />
    </picture>
  );
  return props.travels ? <Travelling name={props.src}>{picture}</Travelling> : picture;
}

/** The server leaves it out: what React writes for it is no HTML, and what a page opens with has come from nowhere. */
function Travelling({ name, children }: { name: string; children: ReactNode }) {
  if (typeof document === 'undefined') return children;
  return (
    <ViewTransition name={name} share="auto" default="none">
      {children}
    </ViewTransition>
  );
}

/** Preloads the largest picture before style sheets and scripts, in the crop for the screen. */
function preloadImage({ src, srcSet, sizes }: ImageSource, media: string | undefined): void {
  preload(src, { as: 'image', fetchPriority: 'high', imageSrcSet: srcSet, imageSizes: sizes, media });
}

function groundOf({ dominant, blur }: Ground): string | undefined {
  return blur ? `${dominant ?? ''} url(${blur}) center / cover`.trim() : dominant;
}

/** With a crop for phones there are two placeholders; the style sheet's media query chooses. */
function styleOf(props: PictureProps): CSSProperties | undefined {
  const ground = groundOf(props);
  const phoneGround = props.phone && groundOf(props.phone);
  if (!phoneGround) return ground ? { background: ground } : undefined;
  const grounds: CSSProperties & Record<`--${string}`, string | undefined> = {
    '--ground': ground,
    '--phone-ground': phoneGround,
  };
  return grounds;
}
