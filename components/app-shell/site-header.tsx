import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { NavigationLinks } from '@/components/layout/navigation-links';
import { ShopLink } from '@/components/layout/shop-link';
import { SearchButton } from '@/components/search/search-button';
import type { NavigationLink as Entry } from '@/content/navigation';
import type { Site } from '@/content/site';
import { AccountArea, CartButton } from './account-area';
import { LanguageSwitch } from './language-switch';
import { MENU_IDS, MenuButton, WideMenuButton } from './main-menu';
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
        <MenuButton />
      </div>
      <ShopLink href="/" className={styles.logo}>
        <Logo {...site.logo} alt={t('homeLink', { brand: site.name })} className={styles.drawing} />
      </ShopLink>
      <nav id={MENU_IDS.links} className={styles.links} aria-label={t('mainNavigation')}>
        <NavigationLinks entries={links} className={styles.list} linkClassName={styles.link}>
          <li>
            <WideMenuButton />
          </li>
        </NavigationLinks>
      </nav>
      {menu}
      <div className={styles.tools}>
        <div className={styles.language}>
          <LanguageSwitch label={t('language')} short />
        </div>
        <SearchButton />
        <AccountArea />
        <CartButton />
      </div>
    </header>
  );
}
