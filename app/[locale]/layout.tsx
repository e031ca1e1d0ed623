import { LOCALES } from '@/lib/contract/locale';
import { SHOP_METADATA, SHOP_VIEWPORT, ShopDocument } from './shop-document';

/**
 * There are no other languages. It also keeps the browser's router from guessing that a page under `/id` is the same
 * with any query, without asking (what it calls optimistic routing): our queries are pages of their own inside.
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
