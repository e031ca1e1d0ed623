import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  findPendingAddition,
  forgetPendingAddition,
  storePendingAddition,
} from '@/lib/cart/pending-addition';
import { renderPage } from '@/lib/testing/render-page';
import { PendingAdditionNotice } from './pending-addition-notice';

const PENDING = { product: 'Canggu Tee', path: '/men/canggu-tee', size: 'M', sizeId: 'm', quantity: 2 };

beforeEach(() => storePendingAddition(PENDING));
afterEach(forgetPendingAddition);

it('links to the product whose addition waits for the login, in the language of the page', () => {
  renderPage(<PendingAdditionNotice />, { path: '/id/riders', locale: 'id' });
  expect(screen.getByRole('status')).toHaveTextContent('Canggu Tee ukuran M kami simpankan untuk Anda.');
  expect(screen.getByRole('link', { name: 'Lihat' })).toHaveAttribute('href', '/id/men/canggu-tee');
});

it('is not shown on the page of the product', () => {
  renderPage(<PendingAdditionNotice />, { path: '/id/men/canggu-tee', locale: 'id' });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('can be closed permanently', async () => {
  renderPage(<PendingAdditionNotice />, { path: '/' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(findPendingAddition()).toBeUndefined();
});
