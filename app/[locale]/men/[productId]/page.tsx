import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { ProductNotFoundPage, ProductPage } from '@/components/product/product-detail';
import { findProduct } from '@/lib/catalogue/catalogue';
import { PLACEHOLDER_STATIC_PARAM } from '@/lib/pages/page-metadata';
import { productMetadata } from '@/lib/pages/product';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/men/[productId]'>;

export const generateStaticParams = () => [{ productId: PLACEHOLDER_STATIC_PARAM }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { productId } = await params;
  return productMetadata(productId, 'men', await getLocale());
}

export default async function MensProductPage({ params }: Props) {
  const { productId } = await params;
  const product = await findProduct(decodeURIComponent(productId));
  if (!product) return <ProductNotFoundPage section="men" />;

  return <ProductPage product={product} requested="men" encodedSlug={productId} />;
}
