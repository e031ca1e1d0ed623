import type { Metadata } from 'next';
import { ProductPage, productPageMetadata } from '@/app/[locale]/men/product-page';
import { MensFeatures } from '@/components/product/good-to-know';
import { prerenderedSlugs } from '@/lib/pages/product';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/men/[productId]'>;

export async function generateStaticParams() {
  return (await prerenderedSlugs('men')).map((productId) => ({ productId }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return productPageMetadata('men', (await params).productId);
}

export default async function MensProductPage({ params }: Props) {
  const { productId } = await params;
  return <ProductPage asked="men" productId={productId} facts={() => <MensFeatures />} />;
}
