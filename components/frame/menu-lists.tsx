import { getTranslations } from 'next-intl/server';
import { CurrentLinks } from '@/components/layout/current-links';
import { NavigationLinks } from '@/components/layout/navigation-links';
import type { NavigationLink as Entry, NavigationGroup } from '@/content/navigation';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { ExternalBlogLink } from './footer-links';
import { LanguageSwitch } from './language-switch';
import styles from './menu-lists.module.scss';

/** A rider's name and address, without the language. */
export type RiderLink = { name: string; path: `/${string}` };

export type MenuListsProps = {
  locale: Locale;
  leads: readonly Entry[];
  groups: readonly NavigationGroup[];
  externalBlog: string;
  riders: readonly RiderLink[];
};

/** What the menu leads to: few words in large type, the shop and the brand by group, the riders by name. */
export async function MenuLists({ locale, leads, groups, externalBlog, riders }: MenuListsProps) {
  const t = await getTranslations({ locale, namespace: 'layout' });

  return (
    <>
      <NavigationLinks entries={leads} locale={locale} className={styles.leads} linkClassName={styles.lead} />
      <div className={styles.groups}>
        {groups.map(({ lead, links }) => (
          <NavigationLinks
            key={lead.label}
            entries={[lead, ...links]}
            locale={locale}
            className={styles.group}
            linkClassName={styles.link}
          >
            {links.some(({ label }) => label === 'blog') && externalBlog && (
              <li>
                <ExternalBlogLink address={externalBlog} locale={locale} className={styles.link} />
              </li>
            )}
          </NavigationLinks>
        ))}
      </div>
      <CurrentLinks
        links={riders.map(({ name, path }) => [name, localePath(locale, path)])}
        className={styles.riders}
        linkClassName={styles.rider}
        label={t('riders')}
      />
      <div className={styles.language}>
        <LanguageSwitch locale={locale} label={t('language')} />
      </div>
    </>
  );
}
