'use client';

import '@/components/basic-styles';
import type { CSSProperties } from 'react';
import { type ImageSource, imageSource, type PictureSource } from '@/lib/pictures/image-source';
import styles from './picture.module.scss';

type PictureProps = PictureSource & {
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute; a number of pixels when always the same. */
  sizes: string | number;
  /** Another crop for phones. */
  phone?: PictureSource | undefined;
  /** In sight as the page opens: loaded first. */
  first?: boolean | undefined;
  /** What lies in its place until it is loaded: its main colour. */
  dominant?: string | undefined;
  /** The same, of a few pixels and as a data address; a third of a kilobyte, so for the largest picture alone. */
  blur?: string | undefined;
  className?: string | undefined;
};

/**
 * A responsive picture; `PictureFallback` stands in for those that fail. It needs no script: a client component it is
 * because what it is given is shorter, in the page's second telling for the browser, than its markup.
 * Its ground is covered by the picture as soon as that is there.
 */
export function Picture(props: PictureProps) {
  const { src, width, height, listed, alt, sizes, phone, first = false, className } = props;
  const phoneSource = phone && imageSource(phone, sizes);

  return (
    <picture className={className ? `${styles.picture} ${className}` : styles.picture} style={ground(props)}>
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

function ground({ dominant, blur }: PictureProps): CSSProperties | undefined {
  if (blur) return { background: `${dominant ?? ''} url(${blur}) center / cover`.trim() };
  return dominant ? { background: dominant } : undefined;
}

function PhoneSource({ src, srcSet, ...rest }: ImageSource & { width: number; height: number }) {
  return <source media="(max-width: 47.99875em)" srcSet={srcSet ?? src} {...rest} />;
}
