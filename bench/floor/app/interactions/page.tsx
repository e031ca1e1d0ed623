import { listMensProducts } from '@/bench/floor/catalogue';
import { Controls } from './controls';

export const dynamic = 'force-static';

export default async function InteractionsPage() {
  const products = await listMensProducts();
  return <Controls names={products.map(({ name }) => name)} sizes={['30', '32', '34']} />;
}
