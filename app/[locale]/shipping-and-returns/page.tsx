import type { Metadata } from 'next';
import { LegalPage, legalPageMetadata } from '@/app/[locale]/legal/legal-page';

type Props = PageProps<'/[locale]/shipping-and-returns'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return legalPageMetadata({ name: 'shipping-and-returns', locale });
}

export default async function ShippingAndReturnsPage({ params }: Props) {
  const { locale } = await params;
  return <LegalPage name="shipping-and-returns" locale={locale} />;
}
