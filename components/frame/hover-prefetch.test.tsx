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

/** Its code is loaded by the first. */
const over = (name: string) => act(async () => void fireEvent.pointerOver(screen.getByText(name)));
const leave = () => fireEvent.pointerOver(screen.getByRole('main'));
const stay = () => act(() => jest.advanceTimersByTimeAsync(65));

it('prefetches the page whose link the pointer stays on, once', async () => {
  const { router } = openLinks();
  await over('Uluwatu');
  expect(router.prefetch).not.toHaveBeenCalled();
  await stay();
  expect(router.prefetch.mock.calls).toEqual([['http://localhost/men/uluwatu-elite-pro']]);
});

it('leaves the links alone that a pointer crosses, and those on which a finger scrolls', async () => {
  const { router } = openLinks();
  await over('Uluwatu');
  leave();
  await stay();
  await over('Woman');
  fireEvent.pointerCancel(screen.getByText('Woman'));
  await stay();
  expect(router.prefetch).not.toHaveBeenCalled();
});

it.each(['Men', 'Photo', 'Stores', 'Elsewhere'])(
  'does not prefetch what is no other page here: %s',
  async (name) => {
    const { router } = openLinks();
    await over(name);
    await stay();
    expect(router.prefetch).not.toHaveBeenCalled();
  },
);

it('prefetches nothing for who saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { router } = openLinks();
  await over('Uluwatu');
  await stay();
  expect(router.prefetch).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
});
