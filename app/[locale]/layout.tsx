import { LOCALES } from '@/lib/contract/locale';
import { SHOP_METADATA, SHOP_VIEWPORT, ShopDocument } from './shop-document';

/**
 * There are no other locales. This also turns off optimistic routing, in which the browser's router assumes
 * that a page has the same content for any query. Queries are separate internal pages here.
 */
export const unstable_paramMatching = { locale: 'not-found' };

export const metadata = SHOP_METADATA;
export const viewport = SHOP_VIEWPORT;

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ locale }));
}

export default async function LocaleLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params;

  return <ShopDocument locale={locale}>{children}</ShopDocument>;
}
