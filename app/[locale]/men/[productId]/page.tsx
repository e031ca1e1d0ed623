import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { PageMain } from '@/components/layout/page-main';
import { ProductDetail, ProductTexts } from '@/components/product/product-detail';
import { MensFeatures } from '@/components/product/product-facts';
import { ProductNotAvailable } from '@/components/product/product-not-available';
import { RelatedProducts } from '@/components/product/related-products';
import { JsonLd } from '@/components/seo/json-ld';
import { productPath } from '@/lib/catalogue/section';
import { localePath } from '@/lib/i18n/locale-path';
import {
  missingProductMetadata,
  prerenderedSlugs,
  productMetadata,
  readProductPage,
} from '@/lib/pages/product';
import { productPageData } from '@/lib/seo/product-data';

type Props = PageProps<'/[locale]/men/[productId]'>;

export async function generateStaticParams() {
  return (await prerenderedSlugs('men')).map((productId) => ({ productId }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { productId } = await params;
  const locale = await getLocale();
  const found = await readProductPage('men', productId, locale);

  return found ? productMetadata(found, locale) : missingProductMetadata(locale);
}

export default async function MensProductPage({ params }: Props) {
  const { productId } = await params;
  const locale = await getLocale();

  const found = await readProductPage('men', productId, locale);
  if (!found) return <ProductNotAvailable section="men" />;
  const { product, section, sizes, related } = found;
  const home = productPath(section, product.slug);
  if (home !== `/men/${productId}`) permanentRedirect(localePath(locale, home));

  return (
    <PageMain>
      <ProductTexts locale={locale}>
        <ProductDetail found={found} sizes={sizes} locale={locale}>
          <MensFeatures locale={locale} />
        </ProductDetail>
      </ProductTexts>
      <RelatedProducts cards={related} locale={locale} />
      <JsonLd data={productPageData(found, locale)} />
    </PageMain>
  );
}
