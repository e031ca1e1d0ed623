import { FABRICS, type Fabric } from '@/content/fabrics';

/** A fabric as the address has it: `recycled-lycra` of `recycledLycra`. */
export function fabricValue(name: Fabric['name']): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const BY_PRODUCT = new Map(
  FABRICS.flatMap(({ name, products }) => products.map((product) => [product, fabricValue(name)] as const)),
);

/** The fabric a product is made of, by its name; undefined for those nobody tells of (spec §2). */
export function fabricOf(productName: string): string | undefined {
  return BY_PRODUCT.get(productName);
}
