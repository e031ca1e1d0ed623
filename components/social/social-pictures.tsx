import { Picture } from '@/components/ui/picture';
import type { SocialPicture } from '@/lib/social/social-picture';
import styles from './social-gallery.module.scss';

const LARGE = '(min-width: 2000px) 960px, (min-width: 768px) 46vw, 92vw';
const SMALL = '(min-width: 2000px) 480px, (min-width: 768px) 23vw, 46vw';

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
          <Post picture={picture} sizes={index === 0 ? LARGE : SMALL} opensInNewTab={opensInNewTab} />
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
