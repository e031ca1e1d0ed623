import { getLegalPageMetadata, LegalPage } from '@/app/[locale]/legal/legal-page';

export const ensureStatic = 'navigation';

export const generateMetadata = () => getLegalPageMetadata('shipping-and-returns');

export default function ShippingAndReturnsPage() {
  return <LegalPage name="shipping-and-returns" />;
}
