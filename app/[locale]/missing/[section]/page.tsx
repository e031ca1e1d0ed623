import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { ProductNotFoundPage } from '@/components/product/product-detail';
import { missingProductMetadata } from '@/lib/pages/product';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return [{ section: 'men' }, { section: 'woman' }];
}

export async function generateMetadata(): Promise<Metadata> {
  return missingProductMetadata(await getLocale());
}

/** The page for all unknown products (middleware.ts), so that unknown slugs do not fill the page cache. */
export default async function UnknownProductPage({ params }: PageProps<'/[locale]/missing/[section]'>) {
  const { section } = await params;
  return <ProductNotFoundPage section={section === 'woman' ? 'woman' : 'men'} />;
}
