import '@/components/basic-styles';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { NavigationLinks } from '@/components/layout/navigation-links';
import { SearchButton } from '@/components/search/search-button';
import type { Art } from '@/content/art/art';
import type { NavigationLink as Entry, NavigationGroup } from '@/content/navigation';
import type { Site } from '@/content/site';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { AccountArea } from './account-area';
import { CartButton } from './cart-button';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { MainMenu, MENU_IDS, MenuButton, type RiderLink, WideMenuButton } from './main-menu';
import styles from './site-header.module.scss';

type SiteHeaderProps = {
  locale: Locale;
  site: Site;
  links: readonly Entry[];
  menuLeads: readonly Entry[];
  menuGroups: readonly NavigationGroup[];
  menuArt: Art;
  riders: readonly RiderLink[];
};

/**
 * Logo, links, cart and account (spec §2). It is static and reads no cookie: its client leaves fetch the session.
 * A page whose `<main>` has `data-overlay` lies under it, and it turns to paper after 50 px of scrolling.
 */
export async function SiteHeader(props: SiteHeaderProps) {
  const { locale, site, links, menuLeads, menuGroups, menuArt, riders } = props;
  const t = await getTranslations({ locale, namespace: 'layout' });

  return (
    <header className={styles.header}>
      <div className={styles.menu}>
        <MenuButton locale={locale} />
      </div>
      <Link href={localePath(locale, '/')} className={styles.logo} prefetch={false}>
        <Logo {...site.logo} alt={t('homeLink', { brand: site.name })} className={styles.drawing} />
      </Link>
      <nav id={MENU_IDS.links} className={styles.links} aria-label={t('mainNavigation')}>
        <NavigationLinks entries={links} locale={locale} className={styles.list} linkClassName={styles.link}>
          <li>
            <WideMenuButton locale={locale} />
          </li>
        </NavigationLinks>
      </nav>
      <MainMenu
        locale={locale}
        leads={menuLeads}
        groups={menuGroups}
        art={menuArt}
        externalBlog={site.externalBlog}
        riders={riders}
      />
      <div className={styles.tools}>
        <div className={styles.language}>
          <LanguageSwitch locale={locale} label={t('language')} short />
        </div>
        <SearchButton />
        <AccountArea />
        <CartButton />
      </div>
    </header>
  );
}
