import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { notFound } from 'next/navigation';
import { hasLocale, NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { HoverPrefetch } from '@/components/app-shell/hover-prefetch';
import { LanguageOffer } from '@/components/app-shell/language-offer';
import { MainMenu } from '@/components/app-shell/main-menu';
import { PageContent, SkipLink, TestShopBar } from '@/components/app-shell/page-content';
import { SiteFooter } from '@/components/app-shell/site-footer';
import { SiteHeader } from '@/components/app-shell/site-header';
import { LayerHistory } from '@/components/hooks/layer-history';
import { PictureFallback } from '@/components/ui/picture-fallback';
import {
  FOOTER_LINK_GROUPS,
  HEADER_LINKS,
  LEGAL_LINKS,
  MENU_LINK_GROUPS,
  MENU_TOP_LINKS,
} from '@/content/navigation';
import { SITE } from '@/content/site';
import { SITE_PICTURES } from '@/content/site-pictures';
import { LOCALES } from '@/lib/contract/locale';
import { env } from '@/lib/env';
import { pickMessages, pickNamespaces } from '@/lib/i18n/client-messages';
import { getRiderPath, listRiders } from '@/lib/riders/riders';
import { listStores } from '@/lib/stores/stores';
// The error page's styles are part of the layout, because browsers would otherwise prefetch them separately
// on every page.
import '@/components/layout/message-page.module.scss';
import '@/components/ui/retry-button.module.scss';
import './fallback-fonts.scss';
import './globals.scss';

// The files in fonts/ are subsets, so that they arrive with the first paint (docs/performance.md).
const outfit = localFont({
  src: './fonts/outfit-english.woff2',
  variable: '--font-outfit',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: false,
});
const outfitAccents = localFont({
  src: '../../node_modules/@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2',
  variable: '--font-outfit-accents',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+BF-D6, U+D8-F6, U+F8-17F, U+20AC, U+2122, U+2191, U+2193' },
  ],
});
const zilla = localFont({
  src: './fonts/zilla-slab-italic-latin.woff2',
  variable: '--font-zilla',
  weight: '400',
  style: 'italic',
  display: 'swap',
  adjustFontFallback: false,
});

export const SHOP_METADATA: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  title: { default: 'Apparel - Home', template: 'Apparel - %s' },
};

export const SHOP_VIEWPORT: Viewport = { themeColor: '#f3eadb' };

/** The messages of header and footer. They are part of every page, so these namespaces must stay small. */
const SHELL_NAMESPACES = ['common', 'session'] as const;

/** The document of every page with header and footer. It reads no cookies, so that pages can be cached. */
export async function ShopDocument({ locale, children }: { locale: string; children: ReactNode }) {
  if (!hasLocale(LOCALES, locale)) notFound();
  const t = await getTranslations('layout');
  const messages = {
    ...pickNamespaces(locale, SHELL_NAMESPACES),
    ...pickMessages(locale, 'validation', ['required']),
  };

  return (
    <html lang={locale} className={`${outfit.variable} ${outfitAccents.variable} ${zilla.variable}`}>
      <body>
        <NextIntlClientProvider messages={messages}>
          <SkipLink>{t('skipToContent')}</SkipLink>
          {env.PAYMENTS === 'test' && <TestShopBar label={t('testShop')}>{t('testShopText')}</TestShopBar>}
          <SiteHeader
            site={SITE}
            links={HEADER_LINKS}
            menu={
              <MainMenu
                topLinks={MENU_TOP_LINKS}
                groups={MENU_LINK_GROUPS}
                art={SITE_PICTURES.menu}
                externalBlog={SITE.externalBlog}
                riders={listRiders().map((rider) => ({ name: rider.name, path: getRiderPath(rider) }))}
              />
            }
          />
          <PageContent>{children}</PageContent>
          <SiteFooter
            site={SITE}
            groups={FOOTER_LINK_GROUPS}
            legal={LEGAL_LINKS}
            phone={listStores().find(({ kind }) => kind === 'flagship')?.phone}
          />
          <LanguageOffer />
        </NextIntlClientProvider>
        <HoverPrefetch />
        <LayerHistory />
        <PictureFallback placeholder={SITE.placeholder} />
      </body>
    </html>
  );
}
