import { Picture } from '@/components/ui/picture';
import styles from './prose-figure.module.scss';

type ProseFigureProps = {
  picture: { src: string; width: number; height: number; dominant: string };
  alt: string;
  caption: string;
};

/** A picture in a text, wider than its lines where there is room. */
export function ProseFigure({ picture, alt, caption }: ProseFigureProps) {
  return (
    <figure className={styles.figure}>
      <Picture {...picture} alt={alt} sizes="(min-width: 1440px) 50rem, (min-width: 1024px) 60vw, 100vw" />
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
