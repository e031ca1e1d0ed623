import { LOCALES } from '@/lib/contract/locale';
import { SHOP_METADATA, SHOP_VIEWPORT, ShopDocument } from './shop-document';

/**
 * A path with an unknown locale is not found. This also turns off optimistic routing, in which the browser's
 * router assumes that a page has the same content for every query. Here, each query is a separate internal page.
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
