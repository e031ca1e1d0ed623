import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import type { LegalPage } from '@/lib/legal/legal-page';
import styles from './legal-links.module.scss';

type LegalLinksProps = { pages: readonly LegalPage[]; current: LegalPage; locale: Locale };

/** The way from one legal page to the others. */
export async function LegalLinks({ pages, current, locale }: LegalLinksProps) {
  const t = await getTranslations({ locale, namespace: 'legal' });

  return (
    <nav aria-label={t('pages')}>
      <ul className={styles.links}>
        {pages.map(({ name, path, title }) => (
          <li key={name}>
            <Link
              href={localePath(locale, path)}
              prefetch={false}
              aria-current={name === current.name ? 'page' : undefined}
              className={styles.link}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
