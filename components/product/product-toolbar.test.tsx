import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/lib/testing/render-page';
import { ProductToolbar } from './product-toolbar';

/**
 * Simulates the tab's history. The last URL is the current page. The entries of its dialogs have the same
 * URL.
 */
function arriveBy(...urls: string[]) {
  const entries = urls.map((url, index) => ({ url, index }));
  const value = { entries: () => entries, currentEntry: entries.at(-1) };
  Object.defineProperty(window, 'navigation', { value, configurable: true });
}
afterEach(() => {
  Reflect.deleteProperty(window, 'navigation');
});

it('goes back if the visitor came from a page of the shop', async () => {
  arriveBy('/men', '/men/uluwatu-elite-pro');
  const { router } = renderPage(<ProductToolbar back="/men" title="Uluwatu Elite Pro" />);
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(router.back).toHaveBeenCalledTimes(1);
});

it('leads to the section if the visitor came from elsewhere', async () => {
  arriveBy('/men/uluwatu-elite-pro', '/men/uluwatu-elite-pro');
  const { router } = renderPage(<ProductToolbar back="/men" title="Uluwatu Elite Pro" />);
  const link = screen.getByRole('link', { name: 'Back' });
  await userEvent.click(link);
  expect(router.back).not.toHaveBeenCalled();
  expect(link).toHaveAttribute('href', '/men');
});

const PAGE = 'http://localhost/men/uluwatu-elite-pro';

/** Renders the page in a browser with the given APIs, which jsdom lacks. */
function openPage(abilities: { share?: jest.Mock; writeText?: jest.Mock }) {
  const { share, writeText } = abilities;
  // The setup replaces the clipboard, so it must come first.
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', {
    value: writeText && { writeText },
    configurable: true,
  });
  renderPage(<ProductToolbar back="/men" title="Uluwatu Elite Pro" />, {
    path: '/men/uluwatu-elite-pro',
    query: 'size=32',
  });
  return user.click(screen.getByRole('button', { name: 'Share' }));
}

it('shares name and URL without the query', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  await openPage({ share });
  expect(share).toHaveBeenCalledWith({ title: 'Uluwatu Elite Pro', url: PAGE });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('copies the URL if the device cannot share, and confirms it', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  await openPage({ writeText });
  expect(writeText).toHaveBeenCalledWith(PAGE);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Link copied'));
});

it('ignores a cancelled share', async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('not now', 'AbortError'));
  await openPage({ share });
  expect(share).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('asks to copy the URL from the address bar if the clipboard is not available', async () => {
  await openPage({});
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Please copy the link from the address bar.'),
  );
});
