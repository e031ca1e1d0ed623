import type { Fault } from '@/backend/command/fault';
import type { FileProduct } from './file-product';
import type { WantedProduct } from './wanted';

/** Gives a product its id: the one it has, else its name. One whose id cannot be read is told already. */
export function nameProduct(product: FileProduct & { line: number; unread?: ReadonlySet<string> }): {
  product?: WantedProduct;
  fault?: Fault;
} {
  const { unread } = product;
  if (unread?.has('id')) return {};
  const id = product.id ?? product.name;
  if (id === undefined && unread?.has('name')) return {};
  if (id !== undefined) return { product: { ...product, id } };
  return { fault: { line: product.line, field: 'id', text: 'is missing, and so is the name' } };
}
