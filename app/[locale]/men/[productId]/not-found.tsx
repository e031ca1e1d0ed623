import type { Metadata } from 'next';
import { ProductNotAvailable } from '@/components/product/product-not-available';
import { missingProductMetadata } from '@/lib/catalogue/product-metadata';
import { pageLocale } from '@/lib/i18n/page-locale';

export async function generateMetadata(): Promise<Metadata> {
  return missingProductMetadata(await pageLocale());
}

export default function MensProductNotFound() {
  return <ProductNotAvailable section="men" />;
}
