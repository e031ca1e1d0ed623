import { ProductNotAvailable } from '@/components/product/product-not-available';

export default function WomensProductNotFound() {
  return <ProductNotAvailable section="woman" />;
}
