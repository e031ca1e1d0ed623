import { ProductNotAvailable } from '@/components/product/product-not-available';

export default function MensProductNotFound() {
  return <ProductNotAvailable section="men" />;
}
