import { screen, waitFor } from '@testing-library/react';
import { failureResponse } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { stubNetwork } from '@/lib/testing/stub-network';
import { EmptyCartLinks } from './cart-contents';

const ASKED = 'GET /api/search?favourites=1&locale=en';

it('links to both sections and shows the favourites', async () => {
  const product = { id: 'p', name: 'Tee', price: 10, href: '/men/tee', section: 'men' };
  stubNetwork({ [ASKED]: { body: { data: { products: [product], queries: [] } } } });
  renderPage(<EmptyCartLinks />);
  expect(await screen.findByRole('link', { name: 'Tee' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'A few to begin with' })).toBeVisible();
});

it('renders no empty list if the favourites cannot be loaded', async () => {
  stubNetwork({ [ASKED]: failureResponse(503, 'unavailable') });
  renderPage(<EmptyCartLinks />);
  await waitFor(() => expect(screen.queryByRole('list')).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'SHOP MENS' })).toBeVisible();
});
