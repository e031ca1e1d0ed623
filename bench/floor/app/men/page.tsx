import Image from 'next/image';
import Link from 'next/link';
import { createProductSlug, listMensProducts } from '@/bench/floor/catalogue';

export const dynamic = 'force-static';

export default async function ListingPage() {
  const products = await listMensProducts();
  return (
    <>
      <h1>Men</h1>
      <ul className="grid">
        {products.map((product) => (
          <li key={product.id}>
            <Link href={`/men/${createProductSlug(product)}`} prefetch={false}>
              <Image src={product.image[0]?.url ?? ''} alt={product.name} width={800} height={1000} />
              {product.name}
            </Link>
            <p>Rp. {product.price.toLocaleString('id-ID')}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
