import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import type { CategoryLink } from '@/lib/pages/woman';
import styles from './category-links.module.scss';

/** The ways to everything there is for women, kind by kind. */
export async function CategoryLinks({ links, locale }: { links: CategoryLink[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'woman' });
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
