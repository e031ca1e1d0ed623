import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { MissingProductPage } from '@/components/product/product-detail';
import { missingProductMetadata } from '@/lib/pages/product';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return [{ section: 'men' }, { section: 'woman' }];
}

export async function generateMetadata(): Promise<Metadata> {
  return missingProductMetadata(await getLocale());
}

/** The page for every product that does not exist (middleware.ts): the unknown slugs are not stored one by one. */
export default async function MissingPage({ params }: PageProps<'/[locale]/missing/[section]'>) {
  const { section } = await params;
  return <MissingProductPage section={section === 'woman' ? 'woman' : 'men'} />;
}
