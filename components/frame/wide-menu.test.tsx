import { fireEvent, render, screen } from '@testing-library/react';
import { attachWideMenu } from './wide-menu';

const attached = new AbortController();
const rest = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
afterAll(() => attached.abort());

const over = (element: Element, pointerType = 'mouse') =>
  fireEvent(element, Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));

/** The menu in a header as it is, and what happened to it. */
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
  attachWideMenu({ panel, links: screen.getByRole('navigation', { name: 'Main' }) }, attached.signal);
  return { panel, states, link: screen.getByRole('link', { name: 'MEN' }) };
}

it('opens for a pointer that rests on a link', async () => {
  const { link, states } = openShop();
  over(link);
  await rest(119);
  expect(states).toEqual([]);
  await rest(1);
  expect(states).toEqual(['open']);
});

it('stays closed for a pointer that passes, or a finger', async () => {
  const { link, states } = openShop();
  over(link);
  over(screen.getByText('Cart'));
  over(link, 'touch');
  await rest(1000);
  expect(states).toEqual([]);
});

it('waits a moment for a pointer that has left it', async () => {
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

it('stays for a pointer that rests on the button which has opened it', async () => {
  const { states, panel } = openShop();
  over(screen.getByText('Cart'));
  await rest(200);
  panel.showPopover();
  await rest(1000);
  expect(states).toEqual(['open']);
});

it('opens for the focus, and closes when that goes on', async () => {
  const { link, states } = openShop();
  jest.spyOn(link, 'matches').mockReturnValue(true);
  link.focus();
  await rest(120);
  expect(states).toEqual(['open']);
  screen.getByRole('button', { name: 'Cart' }).focus();
  await rest(0);
  expect(states).toEqual(['open', 'closed']);
});

it('opens for a link that has had the focus since before the page was hydrated', async () => {
  const { states } = openShop({ beforeHydration: () => screen.getByRole('link', { name: 'MEN' }).focus() });
  await rest(120);
  expect(states).toEqual(['open']);
});

it('stays closed for the focus that Escape gives back, wherever the browser says that it was', async () => {
  const { link, states, panel } = openShop();
  jest.spyOn(link, 'matches').mockReturnValue(true);
  panel.showPopover();
  await rest(0);
  panel.querySelector('a')?.focus();
  panel.hidePopover();
  // What is no longer rendered has lost the focus: the link gets it from nowhere.
  screen.getByRole('link', { name: 'WOMEN', hidden: true }).blur();
  link.focus();
  await rest(1000);
  expect(states).toEqual(['open', 'closed']);
});

it('stays closed after Escape for a pointer that rests on its link, and opens once that comes again', async () => {
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

it('does not open for a link once Escape has been pressed, however soon', async () => {
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
