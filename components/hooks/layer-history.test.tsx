import { act } from '@testing-library/react';
import { renderPage } from '@/lib/testing/render-page';
import { closeLayerOnBack, LayerHistory, useCloseOnBack } from './layer-history';

/** Replaces the Navigation API, which jsdom lacks. */
function stubNavigation() {
  const target = new EventTarget();
  const entry = (index: number) => ({ id: `entry-${index}`, index });
  const navigation = Object.assign(target, { currentEntry: entry(0) });
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
  const moveTo = (index: number, navigationType: string) => {
    const from = navigation.currentEntry;
    navigation.currentEntry = entry(index);
    target.dispatchEvent(Object.assign(new Event('currententrychange'), { from, navigationType }));
  };
  const { pushState } = History.prototype;
  jest.spyOn(history, 'pushState').mockImplementation((...entryState) => {
    moveTo(navigation.currentEntry.index + 1, 'push');
    pushState.apply(history, entryState);
  });
  return { moveTo };
}

/** Goes to an entry with this state, as Back and Forward do. */
function traverse(state: unknown): void {
  history.replaceState(state, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

function Layer({ onClose }: { onClose: () => void }) {
  useCloseOnBack(onClose);
  return null;
}

/** Runs the tasks that follow the paint and add the history entries of layers. */
const paint = () => jest.advanceTimersByTime(0);

const isLayerEntry = () => history.state?.layer === true;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'navigation');
  history.replaceState(null, '');
});

function openAndClose(): void {
  const close = closeLayerOnBack(jest.fn());
  paint();
  close();
}

it('adds no entry for a layer that is closed before it is painted', () => {
  const pushed = jest.spyOn(history, 'pushState');
  const close = closeLayerOnBack(jest.fn());
  expect(pushed).not.toHaveBeenCalled();
  close();
  paint();
  expect(pushed).not.toHaveBeenCalled();
});

it('closes the top layer on Back, and each layer below it on another Back', () => {
  renderPage(<LayerHistory />);
  const closed: string[] = [];
  closeLayerOnBack(() => closed.push('cart'));
  closeLayerOnBack(() => closed.push('message'));
  paint();
  traverse(null);
  expect(closed).toEqual(['message']);
  // The layer that is still open has a new entry.
  expect(isLayerEntry()).toBe(true);
  traverse(null);
  expect(closed).toEqual(['message', 'cart']);
  expect(isLayerEntry()).toBe(false);
});

it('gives the layers that follow each other a single entry', () => {
  renderPage(<LayerHistory />);
  const pushed = jest.spyOn(history, 'pushState');
  openAndClose();
  const close = jest.fn();
  closeLayerOnBack(close);
  paint();
  expect(pushed).toHaveBeenCalledTimes(1);
  traverse(null);
  expect(close).toHaveBeenCalledTimes(1);
});

it('closes a component when its page is shown without it, and only while it is mounted', () => {
  const onClose = jest.fn();
  const { unmount } = renderPage(
    <>
      <LayerHistory />
      <Layer onClose={onClose} />
    </>,
  );
  paint();
  expect(isLayerEntry()).toBe(true);
  act(() => traverse(null));
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  traverse(null);
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('with the Navigation API', () => {
  it('skips the entry of a layer that was closed otherwise', () => {
    const { moveTo } = stubNavigation();
    const back = jest.spyOn(history, 'back').mockImplementation(() => undefined);
    renderPage(<LayerHistory />);
    openAndClose();
    moveTo(0, 'traverse');
    traverse(null);
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('does not skip the page when Back closes a layer, nor after a navigation', () => {
    const { moveTo } = stubNavigation();
    const back = jest.spyOn(history, 'back').mockImplementation(() => undefined);
    renderPage(<LayerHistory />);
    closeLayerOnBack(jest.fn());
    paint();
    moveTo(0, 'traverse');
    traverse(null);

    openAndClose();
    moveTo(2, 'push');
    moveTo(1, 'traverse');
    traverse({ layer: true });
    expect(back).not.toHaveBeenCalled();
  });

  it('skips the entry after a reload, which has closed its layer', () => {
    history.replaceState({ layer: true }, '');
    const { moveTo } = stubNavigation();
    moveTo(1, 'reload');
    const back = jest.spyOn(history, 'back').mockImplementation(() => undefined);
    renderPage(<LayerHistory />);
    moveTo(0, 'traverse');
    expect(back).toHaveBeenCalledTimes(1);
  });
});
