import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CardRow } from '@/components/catalogue/card-row';
import { FourProducts, ShopDoors } from '@/components/catalogue/ways-on';
import { PageMain } from '@/components/layout/page-main';
import { StatusPage } from '@/components/layout/status-page';
import { BackLink } from '@/components/product/product-bar';
import { ProductDetail, ProductTexts } from '@/components/product/product-detail';
import { WornBy } from '@/components/riders/worn-by';
import { JsonLd } from '@/components/seo/json-ld';
import { productPath, type Section } from '@/lib/catalogue/section';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import { localePath } from '@/lib/i18n/locale-path';
import { missingProductMetadata, productMetadata, readProductPage } from '@/lib/pages/product';
import { listRiders } from '@/lib/riders/riders';
import { productPageData } from '@/lib/seo/product-data';

export async function productPageMetadata(asked: Section, productId: string): Promise<Metadata> {
  const locale = await getLocale();
  const found = await readProductPage(asked, productId, locale);

  return found ? productMetadata(found, locale) : missingProductMetadata(locale);
}

type ProductPageProps = {
  /** The section whose address was asked for; a product of the other one redirects. */
  asked: Section;
  productId: string;
  /** What is true of this half of the shop: features, fabric. */
  facts: (product: ShopProduct) => ReactNode;
};

/** The page of a product, men's or women's (spec §2). */
export async function ProductPage({ asked, productId, facts }: ProductPageProps) {
  const locale = await getLocale();
  const found = await readProductPage(asked, productId, locale);
  if (!found) return <ProductNotAvailable section={asked} />;

  const { product, section, sizes, prints, related } = found;
  const t = await getTranslations('catalogue');
  const path = productPath(section, product.slug);
  if (path !== `/${asked}/${productId}`) permanentRedirect(localePath(locale, path));

  return (
    <PageMain>
      <ProductTexts>
        <ProductDetail
          found={found}
          sizes={sizes}
          prints={prints}
          wornBy={<WornBy riders={listRiders().filter(({ wears }) => wears?.includes(product.slug))} />}
        >
          {facts(product)}
        </ProductDetail>
      </ProductTexts>
      <CardRow title={t('related')} cards={related} />
      <JsonLd data={productPageData(found, locale)} />
    </PageMain>
  );
}

/** Tells that a product does not exist (spec §2). */
export async function ProductNotAvailable({ section }: { section: Section }) {
  const locale = await getLocale();
  const t = await getTranslations('catalogue');

  return (
    <StatusPage title={t('notAvailableTitle')} text={t('notAvailable')} more={<FourProducts />}>
      <ShopDoors />
      <BackLink href={localePath(locale, `/${section}`)} />
    </StatusPage>
  );
}
