import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { PageMain } from '@/components/layout/page-main';
import { ProductDetail, ProductTexts } from '@/components/product/product-detail';
import { WomensFabric } from '@/components/product/product-facts';
import { ProductNotAvailable } from '@/components/product/product-not-available';
import { RelatedProducts } from '@/components/product/related-products';
import { JsonLd } from '@/components/seo/json-ld';
import { FABRICS } from '@/content/fabrics';
import { productPath } from '@/lib/catalogue/section';
import { localePath } from '@/lib/i18n/locale-path';
import {
  missingProductMetadata,
  prerenderedSlugs,
  productMetadata,
  readProductPage,
} from '@/lib/pages/product';
import { productPageData } from '@/lib/seo/product-data';

type Props = PageProps<'/[locale]/woman/[productId]'>;

export async function generateStaticParams() {
  return (await prerenderedSlugs('woman')).map((productId) => ({ productId }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { productId } = await params;
  const locale = await getLocale();
  const found = await readProductPage('woman', productId, locale);

  return found ? productMetadata(found, locale) : missingProductMetadata(locale);
}

export default async function WomensProductPage({ params }: Props) {
  const { productId } = await params;
  const locale = await getLocale();

  const found = await readProductPage('woman', productId, locale);
  if (!found) return <ProductNotAvailable section="woman" />;
  const { product, section, sizes, related } = found;
  const home = productPath(section, product.slug);
  if (home !== `/woman/${productId}`) permanentRedirect(localePath(locale, home));
  const fabric = FABRICS.find(({ products }) => products.includes(product.name));

  return (
    <PageMain>
      <ProductTexts locale={locale}>
        <ProductDetail found={found} sizes={sizes} locale={locale}>
          {fabric && <WomensFabric fabric={fabric} locale={locale} />}
        </ProductDetail>
      </ProductTexts>
      <RelatedProducts cards={related} locale={locale} />
      <JsonLd data={productPageData(found, locale)} />
    </PageMain>
  );
}
