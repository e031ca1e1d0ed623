import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/lib/testing/render-page';
import { ShareActions } from './share-actions';

const URL = 'https://segara.example/bayuharlow';
const LABELS = {
  share: 'Share profile',
  copy: 'Copy link',
  copied: 'Link copied',
  failed: 'Copy it yourself',
};
/** Presses a button with the given APIs, which jsdom lacks. */
async function press(button: string, api: { share?: jest.Mock; writeText?: jest.Mock }) {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'share', { value: api.share, configurable: true });
  const clipboard = api.writeText && { writeText: api.writeText };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  renderPage(
    <ShareActions title="Bayu" text="Meet Bayu." url={URL} labels={LABELS}>
      {null}
    </ShareActions>,
  );
  await user.click(screen.getByRole('button', { name: button }));
}

const expectStatus = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

it('opens the share sheet with name, text and URL', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  await press('Share profile', { share });
  expect(share).toHaveBeenCalledWith({ title: 'Bayu', text: 'Meet Bayu.', url: URL });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('copies the URL if there is no share sheet', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  await press('Share profile', { writeText });
  expect(writeText).toHaveBeenCalledWith(URL);
  await expectStatus('Link copied');
});

it('announces nothing when the shopper cancels the share sheet', async () => {
  const writeText = jest.fn();
  const share = jest.fn().mockRejectedValue(new DOMException('not now', 'AbortError'));
  await press('Share profile', { share, writeText });
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('copies the URL when sharing fails', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  await press('Share profile', {
    share: jest.fn().mockRejectedValue(new DOMException('', 'NotAllowedError')),
    writeText,
  });
  expect(writeText).toHaveBeenCalledWith(URL);
});

it.each([undefined, jest.fn().mockRejectedValue(new Error('refused'))])(
  'says where to find the URL when it cannot be copied',
  async (writeText) => {
    await press('Copy link', writeText ? { writeText } : {});
    await expectStatus('Copy it yourself');
  },
);
