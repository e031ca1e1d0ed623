import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { Art } from '@/content/art';
import type { NavigationLink as Entry, NavigationGroup } from '@/content/navigation';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { CurrentLinks } from './current-links';
import { ExternalBlogLink } from './external-blog-link';
import { LanguageSwitch } from './language-switch';
import styles from './main-menu.module.scss';
import { MENU_IDS } from './menu-ids';
import { MenuPanel } from './menu-panel';
import { NavigationLinks } from './navigation-links';

/** A rider's name and address, without the language. */
export type RiderLink = { name: string; path: `/${string}` };

type MainMenuProps = {
  locale: Locale;
  leads: readonly Entry[];
  groups: readonly NavigationGroup[];
  art: Art;
  externalBlog: string;
  riders: readonly RiderLink[];
};

/** Every way through the shop: all of the screen on a phone, a sheet below the header elsewhere (spec §2). */
export async function MainMenu(props: MainMenuProps) {
  const { locale, leads, groups, art, externalBlog, riders } = props;
  const t = await getTranslations({ locale, namespace: 'layout' });

  return (
    <MenuPanel
      id={MENU_IDS.panel}
      opener={MENU_IDS.opener}
      links={MENU_IDS.links}
      label={t('shopNavigation')}
      className={styles.panel}
    >
      <button
        type="button"
        className={styles.close}
        popoverTarget={MENU_IDS.panel}
        popoverTargetAction="hide"
        aria-label={t('closeMenu')}
      >
        <Icon name="close" />
      </button>
      <div className={styles.content}>
        <NavigationLinks
          entries={leads}
          locale={locale}
          className={styles.leads}
          linkClassName={styles.lead}
        />
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
      </div>
      <figure className={styles.figure}>
        <Picture {...art} alt={art.alt[locale]} sizes="20vw" className={styles.picture} />
        <figcaption className={styles.caption}>{t('brandLine')}</figcaption>
      </figure>
    </MenuPanel>
  );
}
