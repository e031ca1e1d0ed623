type Product = {
  id: string;
  name: string;
  price: number;
  description?: string;
  image: { url: string }[];
  imagedetail: Record<'fullBody' | 'close1' | 'close2' | 'close3', string>[];
  variantId: string;
};
type Variant = { id: string; isMen: boolean };
type Item = { name: string; size: { value: string } };

async function read<T>(path: string): Promise<T> {
  const response = await fetch(new URL(path, process.env.PRODUCT_API_URL));
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  const { data }: { data: T } = await response.json();
  return data;
}

/** Returns the men's products of the shop, so that both sites show the same content. */
export async function listMensProducts(): Promise<Product[]> {
  const [products, variants] = await Promise.all([
    read<Product[]>('/api/products'),
    read<Variant[]>('/api/variants'),
  ]);
  const mens = new Set(variants.filter(({ isMen }) => isMen).map(({ id }) => id));
  return products.filter(({ variantId }) => mens.has(variantId));
}

/** Returns the sizes in which a product is stocked. */
export async function listSizes(name: string): Promise<string[]> {
  const items = await read<Item[]>(`/api/items?name=${encodeURIComponent(name)}`);
  return items.map(({ size }) => size.value);
}

export function createProductSlug(product: Product): string {
  return product.id.toLowerCase().replaceAll(' ', '-');
}
