import { screen } from '@testing-library/react';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { type ProductSection, ProductSections, packSectionsIntoRows } from './product-sections';

const section = (id: string, count: number, more?: ProductSection['more']): ProductSection => ({
  id,
  title: id,
  products: Array.from({ length: count }, (_, number) => ({
    id: `${id} ${number}`,
    href: `/men/${id}-${number}`,
    name: `${id} ${number}`,
    price: 1,
    picture: undefined,
  })),
  more,
});

it.each([
  [[1, 2, 1], [[1, 2, 1]]],
  [
    [4, 4, 2, 2, 2],
    [[4], [4], [2, 2, 2]],
  ],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
  [
    [2, 2, 2, 1],
    [
      [2, 2],
      [2, 1],
    ],
  ],
  [
    [9, 0, 1],
    [[9], [0, 1]],
  ],
])('distributes sections of %j products over rows of four', (counts, rows) => {
  const packed = packSectionsIntoRows(counts.map((count, index) => section(`${index}`, count)));
  expect(packed.map((row) => row.map(({ products }) => products.length))).toEqual(rows);
});

it('fills the free columns of an incomplete row with the headings', async () => {
  await renderServerPart(<ProductSections sections={[section('Tees', 2)]} />, 'en');
  const style = screen.getByRole('heading', { level: 2, name: 'Tees' }).closest('section')?.style;
  expect([style?.getPropertyValue('--span'), style?.getPropertyValue('--head')]).toEqual(['4', '2']);
});

it('links to all products of the category', async () => {
  const more = { href: '/men?category=tees', category: 'Tees' };
  await renderServerPart(<ProductSections sections={[section('Tees', 4, more)]} />, 'en');
  expect(screen.getByRole('link', { name: 'All Tees' })).toHaveAttribute('href', '/men?category=tees');
});

it.each([
  [1, '92vw'],
  [2, '46vw'],
])('requests pictures of a section of %d in the width of their column on phones', async (count, width) => {
  const { products, ...others } = section('Tees', count);
  const picture = {
    src: '/images/products/tee.jpg',
    width: 900,
    height: 1125,
    view: 'main' as const,
    alt: undefined,
    dominant: undefined,
  };
  const cards = products.map((product) => ({ ...product, picture }));
  await renderServerPart(<ProductSections sections={[{ ...others, products: cards }]} />, 'en');
  const sizes = `(min-width: 2000px) 450px, (min-width: 768px) 22vw, ${width}`;
  expect(document.querySelector('img')).toHaveAttribute('sizes', sizes);
});
