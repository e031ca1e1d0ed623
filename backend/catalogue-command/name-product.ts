import type { Fault } from '@/backend/command/fault';
import type { FileProduct } from './file-product';
import type { WantedProduct } from './wanted';

/** Gives a product its id: the one it has, else its name. */
export function nameProduct(product: FileProduct & { line: number }): {
  product?: WantedProduct;
  fault?: Fault;
} {
  const id = product.id ?? product.name;
  if (id !== undefined) return { product: { ...product, id } };
  return { fault: { line: product.line, field: 'id', text: 'is missing, and so is the name' } };
}
