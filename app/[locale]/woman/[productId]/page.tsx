import type { Metadata } from 'next';
import { ProductPage, productPageMetadata } from '@/app/[locale]/men/product-page';
import { WomensFabric } from '@/components/product/good-to-know';
import { FABRICS } from '@/content/fabrics';
import { prerenderedSlugs } from '@/lib/pages/product';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/woman/[productId]'>;

export async function generateStaticParams() {
  return (await prerenderedSlugs('woman')).map((productId) => ({ productId }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return productPageMetadata('woman', (await params).productId);
}

export default async function WomensProductPage({ params }: Props) {
  const { productId } = await params;
  return (
    <ProductPage
      asked="woman"
      productId={productId}
      facts={({ name }) => {
        const fabric = FABRICS.find(({ products }) => products.includes(name));
        return fabric && <WomensFabric fabric={fabric} />;
      }}
    />
  );
}
