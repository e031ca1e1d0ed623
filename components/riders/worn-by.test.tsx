import { screen } from '@testing-library/react';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { WornByRiders } from './worn-by';

const product = (name: string) => ({ id: name, name });

it('names the riders who wear the product first, then those who wear what completes the look', async () => {
  const look = ['Warung Flip', 'Sanur Volley', 'Pocket Icon Tee', 'Amed Volley'].map(product);
  await renderServerPart(<WornByRiders products={look} />, 'en');
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual(['Ren Minase wears the Warung Flip', 'Bayu Harlow wears the Sanur Volley']);
});

it('shows a single rider only if the rider wears the product itself', async () => {
  const own = ['Warung Flip', 'Amed Volley'].map(product);
  expect(await renderServerPart(<WornByRiders products={own} />, 'en')).toHaveTextContent('Ren Minase');
  const other = await renderServerPart(<WornByRiders products={[...own].reverse()} />, 'en');
  expect(other).toBeEmptyDOMElement();
});

it('shows nothing if no rider wears any of the products', async () => {
  expect(
    await renderServerPart(<WornByRiders products={[product('Amed Volley')]} />, 'en'),
  ).toBeEmptyDOMElement();
});
