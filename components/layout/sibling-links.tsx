import Link from 'next/link';
import styles from './sibling-links.module.scss';

type SiblingLinksProps = {
  /** What the pages have in common. */
  label: string;
  /** All of them in their order, the one that is shown included; addresses with their language. */
  links: readonly { name: string; href: string }[];
  /** The address of the one that is shown. */
  current: string;
};

/** The way from one page to the others of its kind. */
export function SiblingLinks({ label, links, current }: SiblingLinksProps) {
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
