import { getTranslations } from 'next-intl/server';
import { NavigationLink } from '@/components/layout/navigation-link';
import type { NavigationGroup } from '@/content/navigation';
import type { Locale } from '@/lib/contract/locale';
import styles from './section-links.module.scss';

/** The sections of the shop and what is in them, for whom a question has not helped. */
export async function SectionLinks({
  locale,
  groups,
}: {
  locale: Locale;
  groups: readonly NavigationGroup[];
}) {
  const t = await getTranslations({ locale, namespace: 'search' });

  return (
    <nav className={styles.sections} aria-labelledby="search-sections">
      <h2 id="search-sections" className={styles.title}>
        {t('sections')}
      </h2>
      <div className={styles.groups}>
        {groups.map(({ lead, links }) => (
          <ul key={lead.label} className={styles.group}>
            {[lead, ...links].map((entry) => (
              <li key={entry.label}>
                <NavigationLink entry={entry} locale={locale} className={styles.link} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </nav>
  );
}
