import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/lib/testing/render-page';
import { CopyLink } from './copy-link';

const PATH = '/bayuharlow?utm_source=copy';

function press(writeText: jest.Mock | undefined) {
  // First, because it puts a clipboard of its own there.
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: writeText && { writeText }, configurable: true });
  renderPage(<CopyLink label="Copy link" copied="Link copied" failed="Copy it yourself" path={PATH} />);
  return user.click(screen.getByRole('button', { name: 'Copy link' }));
}

it('copies the counted link, and says so', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  await press(writeText);
  expect(writeText).toHaveBeenCalledWith(`http://localhost${PATH}`);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Link copied'));
});

it.each([undefined, jest.fn().mockRejectedValue(new Error('refused'))])(
  'says where the link is when it cannot be copied',
  async (writeText) => {
    await press(writeText);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copy it yourself'));
  },
);
