import { Picture } from '@/components/ui/picture';
import type { SocialPicture } from '@/lib/social/social-picture';
import styles from './social-gallery.module.scss';

/** Returns the `sizes` of a picture. The boxes are square, so a wide picture is wider than its box. */
function getSizes({ width, height }: SocialPicture, isLarge: boolean): string {
  const times = Math.max(1, width / height) * (isLarge ? 2 : 1);
  return `(min-width: 2000px) ${480 * times}px, (min-width: 768px) ${23 * times}vw, ${46 * times}vw`;
}

type SocialPicturesProps = { pictures: readonly SocialPicture[]; opensInNewTab: string };

/**
 * The newest picture and four smaller ones. The server renders them for the static page, and the browser
 * renders them again when newer pictures have been loaded.
 */
export function SocialPictures({ pictures, opensInNewTab }: SocialPicturesProps) {
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture, index) => (
        <li key={picture.id} className={styles.item}>
          <Post picture={picture} sizes={getSizes(picture, index === 0)} opensInNewTab={opensInNewTab} />
        </li>
      ))}
    </ul>
  );
}

type PostProps = { picture: SocialPicture; sizes: string; opensInNewTab: string };

function Post({ picture: { id: _, href, ...picture }, sizes, opensInNewTab }: PostProps) {
  const shown = <Picture {...picture} sizes={sizes} className={styles.picture} />;
  if (!href) return shown;

  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
      {shown}
      <span className={styles.caption} aria-hidden="true">
        {picture.alt}
      </span>
      <span className="visuallyHidden"> {opensInNewTab}</span>
    </a>
  );
}
