import { LegalPage, legalPageMetadata } from '@/app/[locale]/legal/legal-page';

export const ensureStatic = 'navigation';

export const generateMetadata = () => legalPageMetadata('shipping-and-returns');

export default function ShippingAndReturnsPage() {
  return <LegalPage name="shipping-and-returns" />;
}
