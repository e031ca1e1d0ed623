import { screen } from '@testing-library/react';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { createShopProduct } from '@/lib/testing/shop-product';
import { GarmentFitDiagram } from './garment-fit-diagram';

const product = createShopProduct({ id: 'Melati Bikini', category: { name: 'Bikini' } });
const placed = { product, variantName: 'Triangle', section: 'woman', home: 'woman' } as const;

it('shows the measures of the garment for the sizes of the product', async () => {
  await renderServerPart(<GarmentFitDiagram placed={placed} sizes={['S', 'M']} />, 'en');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(screen.getByRole('figure')).toHaveTextContent('The second number is the stretched width.');
  expect(rows).toEqual(['Size1.\u00a0Cup height2.\u00a0Front rise3.\u00a0Hips', 'S162076–94', 'M172180–99']);
});

it('shows the drawing without a table if no size is measured', async () => {
  await renderServerPart(<GarmentFitDiagram placed={placed} sizes={['One size']} />, 'en');
  expect(screen.getByRole('img')).toHaveAccessibleName(/^Melati Bikini, drawn/);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it.each([
  ['Rib Turmeric', 'rgb(242, 176, 74)'],
  ['Retro Stripe', ''],
])('draws a garment in %s in the colour of its family, if it has one', async (colour, drawn) => {
  const coloured = { ...placed, product: { ...product, colour } };
  const part = await renderServerPart(<GarmentFitDiagram placed={coloured} sizes={['S']} />, 'en');
  expect(part.querySelector<SVGElement>('use')?.style.color).toBe(drawn);
});

it('says for which height and size a garment with a model line is drawn', async () => {
  const short = createShopProduct({ id: 'Uluwatu Elite Pro', category: { name: 'Boardshorts' } });
  const mens = { product: short, variantName: 'Elite Pro', section: 'men', home: 'men' } as const;
  await renderServerPart(<GarmentFitDiagram placed={mens} sizes={['32']} />, 'en');
  expect(screen.getByRole('figure')).toHaveTextContent('Drawn for a height of 181 cm, in size 32.');
  expect(screen.getByRole('figure')).not.toHaveTextContent('stretched');
});

it('shows nothing for a cut without a drawing', async () => {
  const part = <GarmentFitDiagram placed={{ ...placed, variantName: 'Bandeau' }} sizes={['S']} />;
  expect(await renderServerPart(part, 'en')).toBeEmptyDOMElement();
});

it('shows the foot length of each size of a sandal', async () => {
  const slide = createShopProduct({ id: 'Jalan Slide', category: { name: 'Sandals' } });
  const mens = { product: slide, variantName: 'Sandals', section: 'men', home: 'men' } as const;
  await renderServerPart(<GarmentFitDiagram placed={mens} sizes={['EU 42', 'EU 43']} />, 'en');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Size1.\u00a0Foot length', 'EU 4226.5', 'EU 4327.2']);
  expect(screen.getByRole('figure')).toHaveTextContent('the longer one counts');
});
