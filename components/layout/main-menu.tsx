import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { NavigationLink as Entry, NavigationGroup } from '@/content/navigation';
import type { Locale } from '@/lib/contract/locale';
import { LanguageSwitch } from './language-switch';
import styles from './main-menu.module.scss';
import { MenuPanel } from './menu-panel';
import { NavigationLink } from './navigation-link';

const PANEL_ID = 'main-menu';

type MainMenuProps = { locale: Locale; leads: readonly Entry[]; groups: readonly NavigationGroup[] };

/** The phone's menu: a popover, so that it opens and closes without any script. */
export async function MainMenu({ locale, leads, groups }: MainMenuProps) {
  const t = await getTranslations({ locale, namespace: 'layout' });

  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget={PANEL_ID} aria-label={t('openMenu')}>
        <Icon name="menu" />
      </button>
      <MenuPanel id={PANEL_ID} label={t('menu')} className={styles.panel}>
        <button
          type="button"
          className={styles.close}
          popoverTarget={PANEL_ID}
          popoverTargetAction="hide"
          aria-label={t('closeMenu')}
        >
          <Icon name="close" />
        </button>
        <nav className={styles.content} aria-label={t('shopNavigation')}>
          <ul className={styles.leads}>
            {leads.map((entry) => (
              <li key={entry.label}>
                <NavigationLink entry={entry} locale={locale} className={styles.lead} />
              </li>
            ))}
          </ul>
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
          <LanguageSwitch locale={locale} label={t('language')} />
        </nav>
      </MenuPanel>
    </>
  );
}
