import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { CategoryLink } from '@/lib/pages/woman';
import styles from './category-links.module.scss';

/** The ways to everything there is for women, kind by kind. */
export function CategoryLinks({ links }: { links: CategoryLink[] }) {
  const t = useTranslations('woman');
  if (links.length === 0) return null;

  return (
    <nav className={styles.categories} aria-label={t('categories')}>
      <ul className={styles.links}>
        {links.map(({ href, name }) => (
          <li key={href}>
            <Link href={href} prefetch={false} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
