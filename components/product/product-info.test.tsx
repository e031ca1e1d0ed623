import { screen } from '@testing-library/react';
import { sampleProducts } from '@/backend/seed/sample-catalogue';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { createShopProduct } from '@/lib/testing/shop-product';
import { ProductFeatures } from './product-info';

const MODEL = 'Model is 181cm and wearing a size 32';
const sample = (name: string) => {
  const found = sampleProducts.find((product) => product.name === name);
  return createShopProduct({ id: name, category: { name: found?.category ?? '' } });
};

it.each([
  ['Uluwatu Elite Pro', ['4 way stretch', 'Quick dry and hydrophobic', MODEL]],
  ['Sanur Volley', ['4 way stretch', 'Ultimate durability', MODEL]],
  ['Melati Bikini', ['78% recycled polyester 22% Lycra', 'Ultra chlorine resistance']],
  ['Lestari Swimsuit', ['87% recycled polyester 13% elastane', 'Shape retention']],
])('%s has the features of the specification', async (name, features) => {
  await renderServerPart(<ProductFeatures product={sample(name)} />, 'en');
  for (const feature of features) expect(screen.getByText(feature)).toBeVisible();
});

it.each([
  ['Swell Check Tee', 'Combed cotton jersey'],
  ['Warung Flip', 'Soft straps'],
  ['Ombak Rash Guard', 'Flat-locked seams that do not chafe'],
  ['Sari Dress', 'Light rayon, cool on the skin'],
])('%s has features of its own and no model', async (name, feature) => {
  await renderServerPart(<ProductFeatures product={sample(name)} />, 'en');
  expect(screen.getByText(feature)).toBeVisible();
  for (const other of ['4 way stretch', MODEL]) expect(screen.queryByText(other)).not.toBeInTheDocument();
});

it('shows nothing for a kind of product that it does not know', async () => {
  const part = await renderServerPart(
    <ProductFeatures product={createShopProduct({ id: 'Cap', category: { name: 'Caps' } })} />,
    'en',
  );
  expect(part).toBeEmptyDOMElement();
});
