import { SHOP_METADATA, SHOP_VIEWPORT, ShopDocument } from '@/app/[locale]/shop-document';
import { LOCALES } from '@/lib/contract/locale';

/** Rendered whole for one visitor, with their cookie (`personal` of lib/routes.ts): nothing of it is made ahead. */
export const instant = false;

export const metadata = SHOP_METADATA;
export const viewport = SHOP_VIEWPORT;

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ locale }));
}

export default async function PersonalLayout({ children, params }: LayoutProps<'/personal/[locale]'>) {
  const { locale } = await params;

  return <ShopDocument locale={locale}>{children}</ShopDocument>;
}
