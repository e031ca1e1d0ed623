import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { SyntheticEvent } from 'react';
import { FieldLink } from '@/components/ui/field-link';
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

it('is a modal dialog called by its title', () => {
  const shown = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  expect(openDialog().dialog).toHaveAttribute('open');
  expect(shown).toHaveBeenCalledTimes(1);
});

it('asks its owner to close for Escape, and stays until it does', () => {
  const { dialog, onClose } = openDialog();
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dialog).toHaveAttribute('open');
});

it('stays when a dialog inside it is asked to close', () => {
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

it('asks to close by its button', () => {
  const { onClose } = openDialog();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('asks to close when a link in it is followed to a page, not for one to a field', () => {
  const onClose = jest.fn();
  const follow = (event: SyntheticEvent) => event.preventDefault();
  renderPage(
    <Dialog title="Shopping Cart" onClose={onClose}>
      <a href="/woman" onClick={follow}>
        <b>{'WOMEN'}</b>
      </a>
      <FieldLink inputId="city">{'City'}</FieldLink>
    </Dialog>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'City' }));
  expect(onClose).not.toHaveBeenCalled();

  fireEvent.click(screen.getByText('WOMEN'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('tells its owner when something else has closed it', async () => {
  const { dialog, onClose } = openDialog();
  dialog.close();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it('asks to close for a press beside it, not for one that began inside', () => {
  const { dialog, onClose } = openDialog();
  fireEvent.pointerDown(screen.getByLabelText('City'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();

  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('keeps what is typed when a press goes astray', () => {
  const { dialog, onClose } = openDialog(false);
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});

it('is closed before it leaves the page, so that the focus goes back', () => {
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

  it('is shown while it leaves, and nobody can reach it', async () => {
    const { dialog, unmount } = openDialog();
    unmount();
    await waitFor(() => expect(dialog.showPopover).toHaveBeenCalledTimes(1));
    expect(dialog).toBeInTheDocument();
    expect([dialog.inert, dialog.ariaHidden, dialog.open]).toEqual([true, 'true', false]);
    leave();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});
