import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from '@/app/[locale]/components/page.module.scss';
import { CART } from '@/app/[locale]/components/samples';
import { Screen } from '@/app/[locale]/components/screen';
import { Shopper } from '@/app/[locale]/components/shopper';
import { Group, Said } from '@/app/[locale]/components/specimen';
import type { Word } from '@/app/[locale]/components/words';
import { TestShopBar } from '@/components/frame/bottom-bar';
import { ContentPlace } from '@/components/frame/content-place';
import { MENU_IDS, MenuContent } from '@/components/frame/main-menu';
import menuStyles from '@/components/frame/main-menu.module.scss';
import { SiteFooter } from '@/components/frame/site-footer';
import { SiteHeader } from '@/components/frame/site-header';
import { Hero } from '@/components/layout/hero';
import { PageMain } from '@/components/layout/page-main';
import { ART } from '@/content/art';
import { FOOTER_GROUPS, HEADER_LINKS, LEGAL_LINKS, MENU_GROUPS, MENU_LEADS } from '@/content/navigation';
import { SITE } from '@/content/site';
import { listRiders, riderPath } from '@/lib/riders/riders';
import { BuyBarAlone, OpenPanel } from './frame-parts';

const Header = ({ menu }: { menu?: ReactNode }) => (
  <SiteHeader site={SITE} links={HEADER_LINKS} menu={menu} />
);

type PlainPageProps = { name: Word; footer?: 'brand' | 'compact'; children?: ReactNode };

/** A page of nothing but its name: what is to be seen is what frames it, or lies on it. */
function PlainPage({ name, children, ...page }: PlainPageProps) {
  return (
    <ContentPlace>
      <PageMain className={styles.plainPage} {...page}>
        <h1 className="pageTitle">
          <Said word={name} />
        </h1>
        {children}
      </PageMain>
    </ContentPlace>
  );
}

export function Headers() {
  const t = useTranslations('men');

  return (
    <Group name="header">
      <Screen wide state="loggedOut" size="strip">
        <Shopper>
          <Header />
          <PlainPage name="loggedOut" />
        </Shopper>
      </Screen>
      <Screen wide state="overPicture" size="window">
        <Shopper>
          <Header />
          <ContentPlace>
            <PageMain overlay>
              <Hero art={ART.heroes.men} title={t('heading')} tagline={t('tagline')} place="sky" hazy />
              {/* It is transparent on pages that scroll. */}
              <div className={styles.more} />
            </PageMain>
          </ContentPlace>
        </Shopper>
      </Screen>
      <Screen wide state="loggedIn" size="strip">
        <Shopper known={{ '/api/cart': { data: CART } }}>
          <Header />
          <PlainPage name="loggedIn" />
        </Shopper>
      </Screen>
    </Group>
  );
}

export function Menus() {
  const t = useTranslations('layout');
  const menu = (
    <OpenPanel id={MENU_IDS.panel} label={t('shopNavigation')} className={menuStyles.panel}>
      <MenuContent
        leads={MENU_LEADS}
        groups={MENU_GROUPS}
        art={ART.menu}
        externalBlog={SITE.externalBlog}
        riders={listRiders().map((rider) => ({ name: rider.name, path: riderPath(rider) }))}
      />
    </OpenPanel>
  );

  return (
    <Group name="menus">
      <Screen wide state="menu" size="menu">
        <Shopper>
          <Header menu={menu} />
          <PlainPage name="menu" />
        </Shopper>
      </Screen>
    </Group>
  );
}

const FOOTERS = [
  { name: 'usual', size: 'foot' },
  { name: 'footerBrand', size: 'tallFoot', footer: 'brand' },
  { name: 'footerCompact', size: 'foot', footer: 'compact' },
] as const;

export function Footers() {
  return (
    <Group name="footer">
      {FOOTERS.map(({ name, size, ...page }) => (
        <Screen key={name} wide state={name} size={size}>
          <PlainPage name={name} {...page} />
          <SiteFooter site={SITE} groups={FOOTER_GROUPS} legal={LEGAL_LINKS} />
        </Screen>
      ))}
    </Group>
  );
}

export function Bars() {
  const t = useTranslations('layout');

  return (
    <Group name="bars">
      <Screen wide state="testShop" size="strip">
        <TestShopBar label={t('testShop')}>{t('testShopText')}</TestShopBar>
        <PlainPage name="testShop" />
      </Screen>
      <Screen wide state="loading" size="strip">
        <i className="waits" />
        <PlainPage name="loading" />
      </Screen>
      {(['free', 'chosen', 'busy'] as const).map((state) => (
        <Screen key={state} state={state} size="phone" narrow>
          <PlainPage name="buyBar">
            <BuyBarAlone state={state} />
          </PlainPage>
        </Screen>
      ))}
    </Group>
  );
}
