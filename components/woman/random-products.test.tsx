import { act, render, screen } from '@testing-library/react';
import type { ProductCard } from '@/lib/catalogue/product-card';
import { renderPage, wrapInPage } from '@/lib/testing/render-page';
import { RandomProducts } from './random-products';

const pool: ProductCard[] = ['Ayu', 'Bulan', 'Dewi', 'Embun', 'Jepun', 'Kirana', 'Laras'].map((name) => ({
  id: name,
  href: `/woman/${name.toLowerCase()}`,
  name,
  price: 700_000,
  picture: undefined,
}));

const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

function place(top: number) {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, top, window.innerWidth, 400));
}

const open = () => renderPage(<RandomProducts pool={pool} noImage="No image available" />);

it('picks its own four while they are below the fold', () => {
  place(window.innerHeight + 1);
  jest.spyOn(Math, 'random').mockReturnValue(0.999);
  open();
  expect(names()).toEqual(['Laras', 'Kirana', 'Jepun', 'Embun']);
});

it.each([
  ['on', 200],
  ['above', -900],
])('changes nothing that is %s the screen', (_, top) => {
  place(top);
  jest.spyOn(Math, 'random').mockReturnValue(0.999);
  open();
  expect(names()).toEqual(['Ayu', 'Bulan', 'Dewi', 'Embun']);
});

it('waits until the page is loaded', () => {
  place(window.innerHeight + 1);
  jest.spyOn(Math, 'random').mockReturnValue(0.999);
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  open();
  expect(names()).toEqual(['Ayu', 'Bulan', 'Dewi', 'Embun']);
  act(() => void window.dispatchEvent(new Event('load')));
  expect(names()).toEqual(['Laras', 'Kirana', 'Jepun', 'Embun']);
});

it('keeps its four with their current prices when the page is rendered again', () => {
  place(window.innerHeight + 1);
  jest.spyOn(Math, 'random').mockReturnValue(0.999);
  const { rerender } = render(wrapInPage(<RandomProducts pool={pool} noImage="" />).page);
  expect(screen.getByText('Laras')).toBeInTheDocument();
  const cheaper = pool.map((card) => ({ ...card, price: 5_000 }));
  rerender(wrapInPage(<RandomProducts pool={cheaper} noImage="" />).page);
  expect(names()).toEqual(['Laras', 'Kirana', 'Jepun', 'Embun']);
  expect(screen.getAllByText('Rp. 5.000')).toHaveLength(4);
});

it('shows all products if there are fewer than four', () => {
  renderPage(<RandomProducts pool={pool.slice(0, 2)} noImage="No image available" />);
  expect(names().sort()).toEqual(['Ayu', 'Bulan']);
  expect(screen.getAllByText('No image available')).toHaveLength(2);
});
