import Link from 'next/link';
import styles from './sibling-page-links.module.scss';

type SiblingPageLinksProps = {
  /** A name for the group of pages, such as "Riders". */
  label: string;
  /** All pages in order, including the current one, with localised URLs. */
  links: readonly { name: string; href: string }[];
  /** The URL of the current page. */
  current: string;
};

/** Links from a page to the others of the same kind. */
export function SiblingPageLinks({ label, links, current }: SiblingPageLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              aria-current={href === current ? 'page' : undefined}
              className={styles.link}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
