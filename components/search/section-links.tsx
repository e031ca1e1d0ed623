import { getTranslations } from 'next-intl/server';
import { NavigationLinks } from '@/components/layout/navigation-links';
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
          <NavigationLinks
            key={lead.label}
            entries={[lead, ...links]}
            locale={locale}
            className={styles.group}
            linkClassName={styles.link}
          />
        ))}
      </div>
    </nav>
  );
}
