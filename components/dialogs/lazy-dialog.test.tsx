'use client';

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslations } from 'next-intl';
import { pickNamespaces } from '@/lib/i18n/client-messages';
import { failureResponse } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { stubNetwork } from '@/lib/testing/stub-network';
import { LazyDialog } from './lazy-dialog';

function Content() {
  return useTranslations('cart')('title');
}
const load = async () => Content;

it('reports a failed load, and loads on the next attempt with the messages in the page’s language', async () => {
  const texts = { body: { data: pickNamespaces('id', ['cart']) } };
  const { sent } = stubNetwork({ 'GET /api/texts': [failureResponse(503, 'unavailable'), texts] });
  const onClose = jest.fn();
  const { container, unmount } = renderPage(<LazyDialog load={load} onClose={onClose} />);
  // A placeholder shows that the content is being loaded.
  const waiting = container.querySelector('.waits');
  expect(waiting).toBeInTheDocument();
  const name = 'This part of the page could not be loaded. Please try again.';
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
  expect(waiting).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();

  renderPage(<LazyDialog load={load} onClose={onClose} />, { locale: 'id' });
  expect(await screen.findByText('Keranjang Belanja')).toBeVisible();
  expect(sent.map(({ headers }) => headers.get('accept-language'))).toEqual(['en', 'id']);
});
