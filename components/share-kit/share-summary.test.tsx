import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/lib/testing/render-page';
import { CopyLink, ShareSummary } from './share-summary';

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

const COPY_PATH = '/bayuharlow?utm_source=copy';

function pressCopy(writeText: jest.Mock | undefined) {
  // First, because it puts a clipboard of its own there.
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: writeText && { writeText }, configurable: true });
  renderPage(<CopyLink label="Copy link" copied="Link copied" failed="Copy it yourself" path={COPY_PATH} />);
  return user.click(screen.getByRole('button', { name: 'Copy link' }));
}

it('copies the counted link, and says so', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  await pressCopy(writeText);
  expect(writeText).toHaveBeenCalledWith(`http://localhost${COPY_PATH}`);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Link copied'));
});

it.each([undefined, jest.fn().mockRejectedValue(new Error('refused'))])(
  'says where the link is when it cannot be copied',
  async (writeText) => {
    await pressCopy(writeText);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copy it yourself'));
  },
);
