import { Picture } from '@/components/ui/picture';
import type { PictureSource } from '@/lib/pictures/image-source';
import styles from './share-kit.module.scss';

type PictureDownloadProps = {
  href: string;
  /** What it is called on the visitor's disk. */
  file: string;
  name: string;
  use: string;
  /** What the link does, for those who do not see its shape. */
  hint: string;
  size: { width: number; height: number };
  portrait: PictureSource | undefined;
};

/** A picture to take along, shown as a small likeness of it. */
export function PictureDownload({ href, file, name, use, hint, size, portrait }: PictureDownloadProps) {
  const { width, height } = size;
  const shape = width > height ? styles.lying : styles.upright;

  return (
    <a href={href} download={file} className={styles.download}>
      <span className={`${styles.shape} ${shape}`} style={{ aspectRatio: `${width} / ${height}` }}>
        {portrait && <Picture {...portrait} alt="" sizes={80} className={styles.portrait} />}
      </span>
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.use}>{use}</span>
        <span className={styles.use}>{`${width} × ${height}`}</span>
        <span className="visuallyHidden">{hint}</span>
      </span>
    </a>
  );
}
