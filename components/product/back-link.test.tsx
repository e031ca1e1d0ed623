import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/lib/testing/render-page';
import { BackLink } from './back-link';

function arriveBy(canGoBack: boolean) {
  Object.defineProperty(window, 'navigation', { value: { canGoBack }, configurable: true });
}
afterEach(() => {
  Reflect.deleteProperty(window, 'navigation');
});

it('goes back for somebody who came from one of our pages', async () => {
  arriveBy(true);
  const { router } = renderPage(<BackLink href="/men" />);
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(router.back).toHaveBeenCalledTimes(1);
});

it('leads somebody from elsewhere to the section', async () => {
  arriveBy(false);
  const { router } = renderPage(<BackLink href="/men" />);
  const link = screen.getByRole('link', { name: 'Back' });
  await userEvent.click(link);
  expect(router.back).not.toHaveBeenCalled();
  expect(link).toHaveAttribute('href', '/men');
});
