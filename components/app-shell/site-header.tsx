import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ShopLink } from '@/components/layout/shop-link';
import { TranslatedNavLinks } from '@/components/layout/translated-nav-links';
import { SearchButton } from '@/components/search/search-button';
import type { NavigationLink as Entry } from '@/content/navigation';
import type { Site } from '@/content/site';
import { CartButton, HeaderAccount } from './header-account';
import { LanguageSwitch } from './language-switch';
import { DesktopMenuButton, MENU_ELEMENT_IDS, PhoneMenuButton } from './main-menu';
import { Logo } from './site-footer';
import styles from './site-header.module.scss';

type SiteHeaderProps = {
  site: Site;
  links: readonly Entry[];
  /** The menu's panel. */
  menu: ReactNode;
};

/**
 * Logo, links, cart and account (spec §2). The header is static: client components in it fetch the session. It
 * is transparent over a page whose `<main>` has `data-overlay`, until the page is scrolled by 50 px.
 */
export function SiteHeader({ site, links, menu }: SiteHeaderProps) {
  const t = useTranslations('layout');

  return (
    <header className={styles.header}>
      <div className={styles.menu}>
        <PhoneMenuButton />
      </div>
      <ShopLink href="/" className={styles.logo}>
        <Logo {...site.logo} alt={t('homeLink', { brand: site.name })} className={styles.drawing} />
      </ShopLink>
      <nav id={MENU_ELEMENT_IDS.links} className={styles.links} aria-label={t('mainNavigation')}>
        <TranslatedNavLinks entries={links} className={styles.list} linkClassName={styles.link}>
          <li>
            <DesktopMenuButton />
          </li>
        </TranslatedNavLinks>
      </nav>
      {menu}
      <div className={styles.tools}>
        <div className={styles.language}>
          <LanguageSwitch label={t('language')} short />
        </div>
        <SearchButton />
        <HeaderAccount />
        <CartButton />
      </div>
    </header>
  );
}
