import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@/lib/testing/render-page';
import { MenuPanel } from './menu-panel';

/** Renders the menu in a header, and records the navigation. */
function openPage(path = '/men') {
  const page = renderPage(
    <>
      <header>
        <button type="button" id="opener">
          {'Open menu'}
        </button>
        <nav id="links" aria-label="Main">
          <a href="/men">{'MEN'}</a>
        </nav>
        <MenuPanel id="menu" label="Shop" className="panel" opener="opener" links="links">
          <button type="button">{'Close menu'}</button>
          <a href="/woman">{'WOMEN'}</a>
          <a href="/id/riders">{'RIDERS'}</a>
        </MenuPanel>
        <button type="button">{'Cart'}</button>
      </header>
      <main>{'The page'}</main>
    </>,
    { path },
  );
  const panel = screen.getByRole('navigation', { name: 'Shop' });
  const states: string[] = [];
  panel.addEventListener('toggle', ({ newState }) => states.push(newState));
  return { ...page, panel, states };
}

/** jsdom has no layout, so this sets the width of the opener. */
function showOpener(isPhone: boolean): void {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(isPhone ? 44 : 0);
}

const rest = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('on a phone', () => {
  const pressed = {
    link: (name: string) => fireEvent.click(screen.getByRole('link', { name, hidden: true })),
  };

  async function openMenu(path?: string) {
    showOpener(true);
    const page = openPage(path);
    const goesBack = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    page.panel.showPopover();
    await rest(0);
    return { ...page, goesBack };
  }

  it('covers the page, holds the focus and adds a history entry', async () => {
    await openMenu();
    expect(screen.getByText('The page')).toHaveAttribute('inert');
    expect(screen.getByText('Cart')).toHaveAttribute('inert');
    expect(screen.getByText('Close menu')).toHaveFocus();
    expect(window.history.state).toEqual({ menuOpen: true });
  });

  it('removes the history entry when it is closed', async () => {
    const { panel, goesBack } = await openMenu();
    panel.hidePopover();
    expect(screen.getByText('The page')).not.toHaveAttribute('inert');
    await rest(0);
    expect(goesBack).toHaveBeenCalledTimes(1);
  });

  it('is closed by Back, which has already removed the entry', async () => {
    const { states, goesBack } = await openMenu();
    window.history.replaceState(null, '');
    fireEvent.popState(window);
    await rest(0);
    expect(states).toEqual(['open', 'closed']);
    expect(goesBack).not.toHaveBeenCalled();
  });

  it('opens again on Forward, without a second entry', async () => {
    const { panel, states, goesBack } = await openMenu();
    const entries = jest.spyOn(window.history, 'pushState');
    window.history.replaceState(null, '');
    fireEvent.popState(window);
    await rest(0);
    window.history.replaceState({ menuOpen: true }, '');
    fireEvent.popState(window);
    await rest(0);
    expect(states).toEqual(['open', 'closed', 'open']);
    expect(entries).not.toHaveBeenCalled();

    panel.hidePopover();
    await rest(0);
    expect(goesBack).toHaveBeenCalledTimes(1);
  });

  it('opens again after a reload of its history entry', async () => {
    showOpener(true);
    jest.spyOn(History.prototype, 'state', 'get').mockReturnValue({ menuOpen: true });
    const entries = jest.spyOn(window.history, 'pushState');
    openPage();
    await rest(0);
    expect(screen.getByText('The page')).toHaveAttribute('inert');
    expect(screen.getByText('Close menu')).toHaveFocus();
    expect(entries).not.toHaveBeenCalled();
  });

  it('replaces its history entry when a link is followed', async () => {
    const { router, states, goesBack } = await openMenu();
    expect(pressed.link('WOMEN')).toBe(false);
    await rest(0);
    expect(router.replace).toHaveBeenCalledWith('http://localhost/woman');
    expect(states).toEqual(['open', 'closed']);
    expect(goesBack).not.toHaveBeenCalled();
  });

  it('closes when a link is followed before its controller is loaded', async () => {
    showOpener(true);
    const { panel, states } = openPage();
    panel.addEventListener('click', (event) => event.preventDefault());
    panel.showPopover();
    pressed.link('WOMEN');
    await rest(0);
    expect(states).toEqual(['open', 'closed']);
    expect(screen.getByText('The page')).not.toHaveAttribute('inert');
  });

  it('leaves a link for a new tab to the browser, and stays open', async () => {
    const { router, states } = await openMenu();
    const link = screen.getByRole('link', { name: 'WOMEN', hidden: true });
    // Records whether the menu has prevented the click, and then prevents it, because jsdom cannot open a new
    // tab.
    let prevented = true;
    document.addEventListener('click', (event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    });
    fireEvent.click(link, { ctrlKey: true });
    await rest(0);
    expect(prevented).toBe(false);
    expect(router.replace).not.toHaveBeenCalled();
    expect(states).toEqual(['open']);
  });

  it("stays open when the browser's bars change the height, but not when the screen is rotated", async () => {
    const { states } = await openMenu();
    fireEvent(window, new Event('resize'));
    await rest(0);
    expect(states).toEqual(['open']);

    jest.replaceProperty(window, 'innerWidth', window.innerWidth / 2);
    fireEvent(window, new Event('resize'));
    await rest(0);
    expect(states).toEqual(['open', 'closed']);
  });

  it("opens the riders' page after 100 ms", async () => {
    const { router } = await openMenu();
    pressed.link('RIDERS');
    await rest(99);
    expect(router.replace).not.toHaveBeenCalled();
    await rest(1);
    expect(router.replace).toHaveBeenCalledWith('http://localhost/id/riders');
  });
});

it('does not change the page or the history on a wider screen', async () => {
  showOpener(false);
  const { states } = openPage();
  const event = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' });
  const link = screen.getByRole('link', { name: 'MEN' });
  // jsdom does not support hover, so the query for the hovered link is stubbed until the menu's code is loaded.
  jest.spyOn(screen.getByRole('navigation', { name: 'Main' }), 'querySelector').mockReturnValue(link);
  fireEvent(link, event);
  await rest(120);
  expect(states).toEqual(['open']);
  expect(screen.getByText('The page')).not.toHaveAttribute('inert');
  expect(window.history.state).toBeNull();
});
