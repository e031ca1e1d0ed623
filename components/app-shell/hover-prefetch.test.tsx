import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@/lib/testing/render-page';
import { HoverPrefetch } from './hover-prefetch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const LINKS = [
  { name: 'Uluwatu', href: '/men/uluwatu-elite-pro' },
  { name: 'Woman', href: '/woman' },
  { name: 'Men', href: '/men' },
  { name: 'Photo', href: '/images/uluwatu.jpg' },
  { name: 'Stores', href: '/store', target: '_blank', rel: 'noopener' },
  { name: 'Elsewhere', href: 'https://example.org/men' },
];

const openLinks = () =>
  renderPage(
    <main>
      <HoverPrefetch />
      {LINKS.map(({ name, ...link }) => (
        <a key={name} {...link}>
          <span>{name}</span>
        </a>
      ))}
    </main>,
  );

const stay = (ms = 65) => act(() => jest.advanceTimersByTimeAsync(ms));
/** The first pointer event loads the code, in a later task. */
const over = async (name: string) => {
  fireEvent.pointerOver(screen.getByText(name));
  await stay(0);
};
const leave = () => fireEvent.pointerOver(screen.getByRole('main'));

it('prefetches the page of the link that the pointer rests on, once', async () => {
  const { router } = openLinks();
  await over('Uluwatu');
  expect(router.prefetch).not.toHaveBeenCalled();
  await stay();
  expect(router.prefetch.mock.calls).toEqual([['http://localhost/men/uluwatu-elite-pro']]);
});

it('does not delay a press with the loading of the code', async () => {
  const { router } = openListing();
  fireEvent.pointerOver(screen.getByText('Women'));
  await act(async () => undefined);
  expect(router.prefetch).not.toHaveBeenCalled();
  await stay(0);
  expect(router.prefetch).toHaveBeenCalledTimes(1);
});

it('applies the style sheets that Next.js preloaded with a page before a navigation needs them', async () => {
  const preloaded = document.createElement('link');
  for (const [name, value] of Object.entries({ rel: 'preload', as: 'style', href: '/product.css' }))
    preloaded.setAttribute(name, value);
  document.head.append(preloaded);
  openLinks();
  await over('Uluwatu');
  await stay();
  const [sheet] = document.querySelectorAll('link[rel=stylesheet]');
  expect(sheet).toHaveAttribute('href', '/product.css');
  expect(sheet).toHaveAttribute('data-precedence', 'next');
  preloaded.remove();
});

it('ignores links that the pointer only crosses, and links under a scrolling finger', async () => {
  const { router } = openLinks();
  await over('Uluwatu');
  leave();
  await stay();
  await over('Woman');
  fireEvent.pointerCancel(screen.getByText('Woman'));
  await stay();
  expect(router.prefetch).not.toHaveBeenCalled();
});

it.each(['Men', 'Photo', 'Stores', 'Elsewhere'])('does not prefetch %s', async (name) => {
  const { router } = openLinks();
  await over(name);
  await stay();
  expect(router.prefetch).not.toHaveBeenCalled();
});

/** A page with a listing of two products, below a row of products that does not belong to the listing. */
function openListing() {
  const product = (name: string) => (
    <li key={name}>
      <article>
        <h3>
          <a href={`/woman/${name}`}>{name}</a>
        </h3>
      </article>
    </li>
  );
  return renderPage(
    <main>
      <HoverPrefetch />
      <h1>{'Women'}</h1>
      <ul data-row>{product('worn')}</ul>
      <ul>{['ayu', 'dewi'].map(product)}</ul>
    </main>,
  );
}

it('loads the code of product pages with the first product of a listing, on the first event', async () => {
  const { router } = openListing();
  await over('Women');
  expect(router.prefetch.mock.calls).toEqual([['http://localhost/woman/ayu']]);
  await over('dewi');
  await stay();
  expect(router.prefetch).toHaveBeenCalledTimes(2);
});

it('does not prefetch if the visitor saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { router } = openListing();
  await over('dewi');
  await stay();
  expect(router.prefetch).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
});
