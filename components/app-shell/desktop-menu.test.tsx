import { fireEvent, render, screen } from '@testing-library/react';
import { controlDesktopMenu } from './desktop-menu';

const attached = new AbortController();
const rest = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
afterAll(() => attached.abort());

const over = (element: Element, pointerType = 'mouse') =>
  fireEvent(element, Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));

/** Renders the menu in a header, and records the navigation. */
function openShop({ beforeHydration }: { beforeHydration?: () => void } = {}) {
  render(
    <header>
      <nav aria-label="Main">
        <a href="/men">{'MEN'}</a>
      </nav>
      <nav popover="auto" aria-label="Shop">
        <a href="/woman">{'WOMEN'}</a>
      </nav>
      <button type="button">{'Cart'}</button>
    </header>,
  );
  const panel = screen.getByRole('navigation', { name: 'Shop' });
  const states: string[] = [];
  panel.addEventListener('toggle', ({ newState }) => states.push(newState));
  beforeHydration?.();
  controlDesktopMenu({ panel, links: screen.getByRole('navigation', { name: 'Main' }) }, attached.signal);
  return { panel, states, link: screen.getByRole('link', { name: 'MEN' }) };
}

it('opens when the pointer rests on a link', async () => {
  const { link, states } = openShop();
  over(link);
  await rest(119);
  expect(states).toEqual([]);
  await rest(1);
  expect(states).toEqual(['open']);
});

it('stays closed for a passing pointer, or for touch', async () => {
  const { link, states } = openShop();
  over(link);
  over(screen.getByText('Cart'));
  over(link, 'touch');
  await rest(1000);
  expect(states).toEqual([]);
});

it('closes with a delay after the pointer has left', async () => {
  const { link, states, panel } = openShop();
  over(link);
  await rest(120);
  over(screen.getByText('Cart'));
  await rest(200);
  over(panel);
  await rest(1000);
  expect(states).toEqual(['open']);
  over(screen.getByText('Cart'));
  await rest(300);
  expect(states).toEqual(['open', 'closed']);
});

it('stays open when the pointer rests on the button that opened it', async () => {
  const { states, panel } = openShop();
  over(screen.getByText('Cart'));
  await rest(200);
  panel.showPopover();
  await rest(1000);
  expect(states).toEqual(['open']);
});

it('opens on keyboard focus, and closes when the focus moves on', async () => {
  const { link, states } = openShop();
  jest.spyOn(link, 'matches').mockReturnValue(true);
  link.focus();
  await rest(120);
  expect(states).toEqual(['open']);
  screen.getByRole('button', { name: 'Cart' }).focus();
  await rest(0);
  expect(states).toEqual(['open', 'closed']);
});

it('opens for a link that received the focus before hydration', async () => {
  const { states } = openShop({ beforeHydration: () => screen.getByRole('link', { name: 'MEN' }).focus() });
  await rest(120);
  expect(states).toEqual(['open']);
});

it('stays closed when Escape restores the focus, whatever `relatedTarget` the browser reports', async () => {
  const { link, states, panel } = openShop();
  jest.spyOn(link, 'matches').mockReturnValue(true);
  panel.showPopover();
  await rest(0);
  panel.querySelector('a')?.focus();
  panel.hidePopover();
  // A link that is no longer rendered loses the focus, so the browser reports no `relatedTarget`.
  screen.getByRole('link', { name: 'WOMEN', hidden: true }).blur();
  link.focus();
  await rest(1000);
  expect(states).toEqual(['open', 'closed']);
});

it('stays closed after Escape while the pointer rests on the link, and opens when the pointer returns', async () => {
  const { link, states, panel } = openShop();
  over(link);
  await rest(120);
  panel.hidePopover();
  over(link);
  await rest(1000);
  expect(states).toEqual(['open', 'closed']);
  over(screen.getByText('Cart'));
  over(link);
  await rest(120);
  expect(states).toEqual(['open', 'closed', 'open']);
});

it('does not open for a link after Escape was pressed during the delay', async () => {
  const { link, states } = openShop();
  over(link);
  await rest(119);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await rest(1000);
  expect(states).toEqual([]);
});

it('closes when a link is followed', async () => {
  const { link, states } = openShop();
  link.addEventListener('click', (event) => event.preventDefault());
  over(link);
  await rest(120);
  fireEvent.click(link);
  await rest(1000);
  expect(states).toEqual(['open', 'closed']);
});
