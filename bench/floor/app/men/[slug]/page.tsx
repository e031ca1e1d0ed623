import Image from 'next/image';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { createProductSlug, listMensProducts, listSizes } from '@/bench/floor/catalogue';
import { SizePicker } from './size-picker';

export const dynamic = 'force-static';

export async function generateStaticParams() {
  const products = await listMensProducts();
  return products.map((product) => ({ slug: createProductSlug(product) }));
}

export default async function ProductPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const product = (await listMensProducts()).find((candidate) => createProductSlug(candidate) === slug);
  if (!product) notFound();
  const sizes = await listSizes(product.name);
  const pictures = [...product.image.map(({ url }) => url), ...product.imagedetail.flatMap(Object.values)];

  return (
    <>
      <Link href="/men">Back</Link>
      <h1>{product.name}</h1>
      <p>Rp. {product.price.toLocaleString('id-ID')}</p>
      <p>{product.description}</p>
      <SizePicker sizes={sizes} />
      {pictures.map((url) => (
        <Image key={url} src={url} alt={product.name} width={800} height={1000} />
      ))}
    </>
  );
}
