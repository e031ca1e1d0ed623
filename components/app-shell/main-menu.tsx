import { useLocale, useTranslations } from 'next-intl';
import { NavLinkList } from '@/components/layout/nav-links';
import { SitePictureImage } from '@/components/layout/site-picture-image';
import { TranslatedNavLinks } from '@/components/layout/translated-nav-links';
import { Icon } from '@/components/ui/icon';
import type { NavigationLink as Entry, NavigationGroup } from '@/content/navigation';
import type { SitePicture } from '@/content/site-pictures';
import { localePath } from '@/lib/i18n/locale-path';
import { LanguageSwitch } from './language-switch';
import styles from './main-menu.module.scss';
import { MenuPanel } from './menu-panel';
import { ExternalBlogLink } from './site-footer';

type MainMenuProps = MenuListsProps & { art: SitePicture };

/** The main menu: full-screen on a phone, a sheet below the header on wider screens (spec §2). */
export function MainMenu(props: MainMenuProps) {
  const t = useTranslations('layout');

  return (
    <MenuPanel
      id={MENU_ELEMENT_IDS.panel}
      opener={MENU_ELEMENT_IDS.opener}
      links={MENU_ELEMENT_IDS.links}
      label={t('shopNavigation')}
      className={styles.panel}
    >
      <MenuContent {...props} />
    </MenuPanel>
  );
}

function MenuContent({ art, ...lists }: MainMenuProps) {
  const t = useTranslations('layout');

  return (
    <>
      <button
        type="button"
        className={styles.close}
        popoverTarget={MENU_ELEMENT_IDS.panel}
        popoverTargetAction="hide"
        aria-label={t('closeMenu')}
      >
        <Icon name="close" />
      </button>
      <div className={styles.content}>
        <div className={styles.language}>
          <LanguageSwitch label={t('language')} />
        </div>
        <MenuLists {...lists} />
      </div>
      <figure className={styles.figure}>
        <SitePictureImage art={art} sizes="20vw" className="fill" />
        <figcaption className={styles.caption}>{t('brandLine')}</figcaption>
      </figure>
    </>
  );
}

type MenuListsProps = {
  topLinks: readonly Entry[];
  groups: readonly NavigationGroup[];
  externalBlog: string;
  /** Names, and paths without the language. */
  riders: readonly { name: string; path: `/${string}` }[];
};

/** The links of the menu: the main ones in large type, the others by group, and the riders by name. */
function MenuLists({ topLinks, groups, externalBlog, riders }: MenuListsProps) {
  const locale = useLocale();
  const t = useTranslations('layout');

  return (
    <>
      <TranslatedNavLinks entries={topLinks} className={styles.topLinks} linkClassName={styles.lead} />
      <div className={styles.groups}>
        {groups.map(({ lead, links }) => (
          <TranslatedNavLinks
            key={lead.label}
            entries={[lead, ...links]}
            className={styles.group}
            linkClassName={styles.link}
          >
            <ExternalBlogLink beside={links} address={externalBlog} className={styles.link} />
          </TranslatedNavLinks>
        ))}
      </div>
      <NavLinkList
        links={riders.map(({ name, path }) => [name, localePath(locale, path)])}
        className={styles.riders}
        linkClassName={styles.rider}
        label={t('riders')}
      />
    </>
  );
}

/** The button that opens the menu on phones. */
export function PhoneMenuButton() {
  const t = useTranslations('layout');

  return (
    <button
      type="button"
      id={MENU_ELEMENT_IDS.opener}
      className={styles.opener}
      popoverTarget={MENU_ELEMENT_IDS.panel}
    >
      {t('menu')}
    </button>
  );
}

/** The button in the header's navigation that opens the menu for touch, keyboards and screen readers. */
export function DesktopMenuButton() {
  const t = useTranslations('layout');

  return (
    <button type="button" className={styles.opener} popoverTarget={MENU_ELEMENT_IDS.panel}>
      {t('menu')}
      <Icon name="dropdown" className={styles.tip} />
    </button>
  );
}

/** Ids of the menu's parts, which refer to each other. */
export const MENU_ELEMENT_IDS = {
  panel: 'main-menu',
  opener: 'main-menu-opener',
  links: 'main-links',
} as const;
