import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/lib/testing/render-page';
import { ShareSummary } from './share-summary';

const PATH = '/bayuharlow?utm_source=share-sheet';

/** A page on a device with or without a sheet of its own; jsdom has none. */
async function press(share: jest.Mock | undefined) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  renderPage(
    <details>
      <ShareSummary label="Share profile" title="Bayu" text="Meet Bayu." path={PATH} />
    </details>,
  );
  await userEvent.click(screen.getByText('Share profile'));
}

it('opens the device’s sheet with name, words and a counted link', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  await press(share);
  expect(share).toHaveBeenCalledWith({ title: 'Bayu', text: 'Meet Bayu.', url: `http://localhost${PATH}` });
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
});

it('shows the other ways where there is no sheet', async () => {
  await press(undefined);
  expect(screen.getByRole('group')).toHaveAttribute('open');
});

it('shows the other ways when the sheet fails', async () => {
  await press(jest.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError')));
  expect(screen.getByRole('group')).toHaveAttribute('open');
});

it('takes no for an answer', async () => {
  await press(jest.fn().mockRejectedValue(new DOMException('not now', 'AbortError')));
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
});
