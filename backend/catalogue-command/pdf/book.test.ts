import type { CatalogueFile, ExportedProduct } from '@/backend/catalogue-command/export-catalogue';
import { evenly, linesOf, planPages } from './book';

const product = (id: string, variant: string | null, isFeatured = false): ExportedProduct => ({
  id,
  name: id,
  price: 100_000,
  colour: '',
  description: '',
  translations: { id: { colour: '', description: '' } },
  category: null,
  variant,
  isFeatured,
  images: { main: null, fullBody: null, close1: null, close2: null, close3: null },
  createdAt: '2025-01-01T00:00:00.000Z',
  stock: {},
});

const catalogue = (...products: ExportedProduct[]): CatalogueFile => ({
  categories: [],
  variants: [
    { name: 'Bikini', isMen: false },
    { name: 'Elite', isMen: true },
    { name: 'Empty', isMen: true },
  ],
  sizes: [],
  products,
});

const many = (count: number, variant: string) =>
  Array.from({ length: count }, (_, index) => product(`${variant} ${index}`, variant));

it.each([
  [10, 4, [4, 3, 3]],
  [8, 4, [4, 4]],
  [5, 4, [3, 2]],
  [1, 4, [1]],
  [0, 4, []],
])('divides %i by %i at most into %j', (count, most, sizes) => {
  const all = Array.from({ length: count }, (_, index) => index);
  const parts = evenly(all, most);
  expect(parts.map((part) => part.length)).toEqual(sizes);
  expect(parts.flat()).toEqual(all);
});

it('puts men’s lines before women’s, featured styles first, and leaves out empty lines', () => {
  const lines = linesOf(
    catalogue(product('a', 'Bikini'), product('b', 'Elite'), product('c', 'Elite', true), product('d', null)),
  );
  expect(lines.map(({ name, products }) => [name, ...products.map(({ id }) => id)])).toEqual([
    ['Elite', 'c', 'b'],
    ['Bikini', 'a'],
    ['Other styles', 'd'],
  ]);
});

it('opens each line with one style at large, and shows two alone as a pair', () => {
  const pages = planPages(linesOf(catalogue(...many(6, 'Elite'), ...many(2, 'Bikini'))));
  expect(pages.map(({ kind }) => kind)).toEqual([
    'cover',
    'contents',
    'chapter',
    'opener',
    'row',
    'row',
    'chapter',
    'pair',
    'sizes',
    'list',
    'back',
  ]);
});

it('needs no product at all', () => {
  const pages = planPages(linesOf(catalogue()));
  expect(pages.map(({ kind }) => kind)).toEqual(['cover', 'contents', 'sizes', 'back']);
});
