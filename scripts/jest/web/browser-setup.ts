import '@testing-library/jest-dom';

/** jsdom has no methods to open and close a `<dialog>`. */
HTMLDialogElement.prototype.show = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(returnValue?: string) {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  // Browsers queue the event, so that it fires after the code that closes the dialog.
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};

/** jsdom has no popovers. The methods below open and close them, and fire the events of a browser. */
const openPopovers = new WeakSet<Element>();

function setPopover(panel: HTMLElement, open: boolean): boolean {
  if (openPopovers.has(panel) === open) return open;
  const [oldState, newState] = open ? ['closed', 'open'] : ['open', 'closed'];
  const dispatch = (type: string) =>
    panel.dispatchEvent(Object.assign(new Event(type), { oldState, newState }));
  dispatch('beforetoggle');
  if (open) openPopovers.add(panel);
  else openPopovers.delete(panel);
  queueMicrotask(() => dispatch('toggle'));
  return open;
}

Object.assign(HTMLElement.prototype, {
  popover: null,
  showPopover(this: HTMLElement) {
    setPopover(this, true);
  },
  hidePopover(this: HTMLElement) {
    setPopover(this, false);
  },
  togglePopover(this: HTMLElement, force?: boolean) {
    return setPopover(this, force ?? !openPopovers.has(this));
  },
});

/** jsdom has no layout, so no element intersects the viewport. Tests that scroll define their own observer. */
window.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
};
Element.prototype.scrollIntoView ??= () => undefined;

/**
 * React's server renderer reads `detached`, which Node 20 lacks. It is always false, because the tests detach no
 * buffer.
 */
if (!('detached' in ArrayBuffer.prototype)) {
  Object.defineProperty(ArrayBuffer.prototype, 'detached', { get: () => false });
}

/** Clears the session storage, so that every test begins as in a new browser tab. */
beforeEach(() => window.sessionStorage.clear());
