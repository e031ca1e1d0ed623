import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { SyntheticEvent } from 'react';
import { FocusFieldLink } from '@/components/ui/focus-field-link';
import { renderPage } from '@/lib/testing/render-page';
import { Dialog } from './dialog';

function openDialog(closesBeside = true) {
  const onClose = jest.fn();
  const { unmount } = renderPage(
    <Dialog title="Shopping Cart" onClose={onClose} closesBeside={closesBeside}>
      <input aria-label="City" />
    </Dialog>,
  );
  return {
    onClose,
    unmount,
    dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Shopping Cart' }),
  };
}

it('is a modal dialog named by its title', () => {
  const shown = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  expect(openDialog().dialog).toHaveAttribute('open');
  expect(shown).toHaveBeenCalledTimes(1);
});

it('calls onClose for Escape and stays open until it is unmounted', () => {
  const { dialog, onClose } = openDialog();
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dialog).toHaveAttribute('open');
});

it('stays open when a nested dialog is closed', () => {
  const onClose = jest.fn();
  const onInnerClose = jest.fn();
  renderPage(
    <Dialog title="Shopping Cart" onClose={onClose}>
      <Dialog title="Error" onClose={onInnerClose} />
    </Dialog>,
  );
  fireEvent(screen.getByRole('dialog', { name: 'Error' }), new Event('cancel', { cancelable: true }));
  expect(onInnerClose).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

it('calls onClose for the close button', () => {
  const { onClose } = openDialog();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('calls onClose when a link to another page is followed, but not for a link to a field', () => {
  const onClose = jest.fn();
  const follow = (event: SyntheticEvent) => event.preventDefault();
  renderPage(
    <Dialog title="Shopping Cart" onClose={onClose}>
      <a href="/woman" onClick={follow}>
        <b>{'WOMEN'}</b>
      </a>
      <FocusFieldLink inputId="city">{'City'}</FocusFieldLink>
    </Dialog>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'City' }));
  expect(onClose).not.toHaveBeenCalled();

  fireEvent.click(screen.getByText('WOMEN'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('calls onClose when the browser has closed it', async () => {
  const { dialog, onClose } = openDialog();
  dialog.close();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it('calls onClose for a press on the backdrop, but not for one that started inside', () => {
  const { dialog, onClose } = openDialog();
  fireEvent.pointerDown(screen.getByLabelText('City'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();

  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('keeps the input when the backdrop is pressed', () => {
  const { dialog, onClose } = openDialog(false);
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});

it('closes before it is removed, so that the focus returns', () => {
  const closed = jest.spyOn(HTMLDialogElement.prototype, 'close');
  const { unmount, onClose } = openDialog();
  unmount();
  expect(closed).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

describe('in a browser that has popovers', () => {
  const { prototype } = HTMLDialogElement;
  let leave: () => void;
  beforeEach(() => {
    const finished = new Promise<void>((resolve) => {
      leave = resolve;
    });
    Object.assign(prototype, { showPopover: jest.fn(), getAnimations: () => [{ finished }] });
  });
  afterEach(() => {
    for (const name of ['showPopover', 'getAnimations']) Reflect.deleteProperty(prototype, name);
  });

  it('stays visible and inert during its exit animation', async () => {
    const { dialog, unmount } = openDialog();
    unmount();
    await waitFor(() => expect(dialog.showPopover).toHaveBeenCalledTimes(1));
    expect(dialog).toBeInTheDocument();
    expect([dialog.inert, dialog.ariaHidden, dialog.open]).toEqual([true, 'true', false]);
    leave();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});
