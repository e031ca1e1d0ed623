import { getImageProps } from 'next/image';
import styles from './picture.module.scss';

export type PictureSource = { src: string; width: number; height: number };

type PictureProps = PictureSource & {
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Another crop for phones. */
  phone?: PictureSource | undefined;
  /** In sight as the page opens: loaded first. */
  first?: boolean | undefined;
  className?: string | undefined;
};

const isElsewhere = (src: string) => /^https?:/i.test(src);

/** Pictures of other hosts are shown as they are: the image service serves our own alone. */
function sourceProps(source: PictureSource, { alt, sizes, first = false }: PictureProps) {
  const { props } = getImageProps({
    ...source,
    alt,
    sizes,
    quality: 75,
    unoptimized: isElsewhere(source.src),
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
          sizes={props.sizes}
          width={phoneImage.width}
          height={phoneImage.height}
        />
      )}
      <img {...image} alt={alt} className={styles.image} />
    </picture>
  );
}
