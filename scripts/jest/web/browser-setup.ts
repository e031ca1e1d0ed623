import '@testing-library/jest-dom';

/** jsdom has `<dialog>` without its ways to open and close. */
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
  // As in a browser, where the event comes after what closed it has run.
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};

/** jsdom has no popovers: these open and close, and say so as a browser does. */
const openPopovers = new WeakSet<Element>();

function setPopover(panel: HTMLElement, open: boolean): boolean {
  if (openPopovers.has(panel) === open) return open;
  const [oldState, newState] = open ? ['closed', 'open'] : ['open', 'closed'];
  const says = (type: string) => panel.dispatchEvent(Object.assign(new Event(type), { oldState, newState }));
  says('beforetoggle');
  if (open) openPopovers.add(panel);
  else openPopovers.delete(panel);
  queueMicrotask(() => says('toggle'));
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

/** jsdom lays nothing out, so nothing comes into sight or leaves it; a test that scrolls brings its own. */
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

/** Node 20 does not know it, and React's server asks for it. Nothing here detaches a buffer. */
if (!('detached' in ArrayBuffer.prototype)) {
  Object.defineProperty(ArrayBuffer.prototype, 'detached', { get: () => false });
}

/** Every test begins in a new browser tab. */
beforeEach(() => window.sessionStorage.clear());
