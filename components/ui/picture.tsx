import { getImageProps } from 'next/image';
import styles from './picture.module.scss';

export type PictureSource = { src: string; width: number; height: number };

type PictureProps = PictureSource & {
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute; a number of pixels when always the same. */
  sizes: string | number;
  /** Another crop for phones. */
  phone?: PictureSource | undefined;
  /** In sight as the page opens: loaded first. */
  first?: boolean | undefined;
  className?: string | undefined;
};

const isElsewhere = (src: string) => /^https?:/i.test(src);

/** Pictures of other hosts are shown as they are: the image service serves our own alone. */
function sourceProps({ src, width, height }: PictureSource, { alt, sizes, first = false }: PictureProps) {
  const fixed = typeof sizes === 'number' && { width: sizes, height: Math.round((sizes * height) / width) };
  const { props } = getImageProps({
    src,
    alt,
    quality: 75,
    ...(fixed || { width, height, sizes: String(sizes) }),
    unoptimized: isElsewhere(src),
    ...(first ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' }),
  });
  return props;
}

/** A responsive picture without any script of its own; `PictureFallback` stands in for those that fail. */
export function Picture(props: PictureProps) {
  const { src, width, height, alt, phone, className } = props;
  const image = sourceProps({ src, width, height }, props);
  const phoneImage = phone && sourceProps(phone, props);

  return (
    <picture className={className ? `${styles.picture} ${className}` : styles.picture}>
      {phoneImage && (
        <source
          media="(max-width: 767.98px)"
          srcSet={phoneImage.srcSet}
          sizes={phoneImage.sizes}
          width={phoneImage.width}
          height={phoneImage.height}
        />
      )}
      <img {...image} alt={alt} className={styles.image} />
    </picture>
  );
}
