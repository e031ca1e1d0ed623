'use client';

import '@/components/basic-styles';
import type { CSSProperties } from 'react';
import { type ImageSource, imageSource, type PictureSource } from '@/lib/pictures/image-source';
import styles from './picture.module.scss';

/** The placeholder until it is loaded. */
type Ground = {
  /** Its main colour. */
  dominant?: string | undefined;
  /** A blurred preview as a data URL, a third of a kilobyte: for the LCP image alone. */
  blur?: string | undefined;
};

type PictureProps = PictureSource &
  Ground & {
    alt: string;
    /** How wide it is shown, as in the `sizes` attribute; a number of pixels when always the same. */
    sizes: string | number;
    /** Another crop for phones. */
    phone?: (PictureSource & Ground) | undefined;
    /** In sight as the page opens: loaded first. */
    first?: boolean | undefined;
    className?: string | undefined;
  };

/**
 * A responsive image over a placeholder, its main colour or a blurred preview; `PictureFallback` replaces those that
 * fail. A client component only because its props are shorter than its markup in the RSC payload.
 */
export function Picture(props: PictureProps) {
  const { src, width, height, listed, alt, sizes, phone, first = false, className } = props;
  const phoneSource = phone && imageSource(phone, sizes);

  return (
    <picture className={className ? `${styles.picture} ${className}` : styles.picture} style={styleOf(props)}>
      {phone && phoneSource && <PhoneSource {...phoneSource} width={phone.width} height={phone.height} />}
      <img
        {...imageSource({ src, width, height, listed }, sizes)}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        className={styles.image}
      />
    </picture>
  );
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

function PhoneSource({ src, srcSet, ...rest }: ImageSource & { width: number; height: number }) {
  return <source media="(max-width: 47.99875em)" srcSet={srcSet ?? src} {...rest} />;
}
