import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { ProductNotFoundPage, ProductPage } from '@/components/product/product-detail';
import { findProduct } from '@/lib/catalogue/catalogue';
import { PLACEHOLDER_STATIC_PARAM } from '@/lib/pages/page-metadata';
import { productMetadata } from '@/lib/pages/product';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/woman/[productId]'>;

export const generateStaticParams = () => [{ productId: PLACEHOLDER_STATIC_PARAM }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { productId } = await params;
  return productMetadata(productId, 'woman', await getLocale());
}

export default async function WomensProductPage({ params }: Props) {
  const { productId } = await params;
  const product = await findProduct(decodeURIComponent(productId));
  if (!product) return <ProductNotFoundPage section="woman" />;

  return <ProductPage product={product} requested="woman" encodedSlug={productId} />;
}
